import { defineConfig } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: install one, or set CHROMIUM_PATH to its program.');

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './prepare-shop.ts',
  outputDir: '../../test-results/journeys',
  reporter: [['list'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  forbidOnly: Boolean(process.env.CI),
  // Each journey by itself, or at the end one worker would walk those of a long file alone.
  fullyParallel: true,
  // Three on two processors: half of a journey is waiting.
  workers: 3,
  // For what hangs. On two cores with ten busy programs beside, a journey takes ten times as long as alone.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
    // A worker would fetch beside the journeys, which hold requests back and count them; those about it let it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      // Chromium's sandbox refuses to run as root; the only pages it opens here are our own.
      chromiumSandbox: process.getuid?.() !== 0,
      // Texts are as wide in the headless shell as in the window of a person.
      args: ['--disable-gpu', '--disable-quic', '--font-render-hinting=none'],
    },
  },
});
