import { globSync, readFileSync } from 'node:fs';
import type { Source } from './equal-runs.ts';

/** The files of `src`, in the order of their names. */
export function readProduct(): Source[] {
  const paths = globSync('src/**/*.{ts,tsx,css}').sort();
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
