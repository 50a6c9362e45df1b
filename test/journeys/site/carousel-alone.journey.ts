import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** A page of the carousel alone, which no page of the site uses without an interval. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'carousel-alone.tsx'), formats: ['iife'], name: 'carousel' },
    },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error('Nothing was built.');
  return first.output[0].code;
}

test('Specification 9, carousel: where no interval is given a slide stands for 5000 ms', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.setContent('<!doctype html><title>Carousel</title><body></body>');
  await page.clock.pauseAt(600_000);
  await page.evaluate(countTimers);
  await page.addScriptTag({ content: await script() });
  const caption = page.locator('[aria-live]');
  await expect(caption).toHaveText('First');
  for (const next of ['Second', 'Third']) {
    // The time of a slide begins when the carousel has set its timer.
    await expect.poll(() => page.evaluate(timersSet)).toBeGreaterThan(0);
    const standing = (await caption.textContent()) ?? '';
    await page.clock.runFor(4999);
    await expect(caption).toHaveText(standing);
    await page.evaluate(countTimers);
    await page.clock.runFor(1);
    await expect(caption).toHaveText(next);
  }
});

type Counting = { set?: number };

function countTimers() {
  const counting = window as Counting & Window;
  if (counting.set === undefined) {
    const { setInterval } = window;
    window.setInterval = ((...call: Parameters<typeof setInterval>) => {
      counting.set = (counting.set ?? 0) + 1;
      return setInterval(...call);
    }) as typeof setInterval;
  }
  counting.set = 0;
}

function timersSet() {
  return (window as Counting).set ?? 0;
}
