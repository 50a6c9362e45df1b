import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

/** The Chromium or Chrome of this machine, or null. CHROMIUM_PATH comes before all others, then one without windows. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return canRun(named) ? named : null;
  const folders = (process.env.PATH ?? '').split(':');
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...inPath].find(canRun) ?? null;
}

const places = [
  // It needs a third less of the processor than the one with windows.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// Asked by bin/test: prints the program, or fails when there is none.
if (import.meta.main) {
  const found = findChromium();
  if (found) console.log(found);
  else process.exitCode = 1;
}
