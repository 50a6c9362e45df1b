import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '#contract/paths.ts';

/** The mark as PNG files for home screens and search results, by path. Read once at the start. */
export function brandIcons(): Map<string, Uint8Array<ArrayBuffer>> {
  return new Map(
    Object.entries(icons).map(([path, name]) => [
      path,
      new Uint8Array(readFileSync(join(import.meta.dirname, 'drawings', `icon-${name}.png`))),
    ]),
  );
}

const icons = {
  [paths.touchIcon]: '180',
  [paths.icon192]: '192',
  [paths.icon512]: '512',
  [paths.maskable192]: 'maskable-192',
  [paths.maskable512]: 'maskable-512',
};
