import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { System } from '#operations/ports/system.ts';

/** A drawing as SVG, with its ETag. */
export type BrandDrawing = { svg: string; etag: string };

/** The firm's drawings, by their path under /api/download. A fixed list, read once at the start. */
export function brandDrawings(system: System): Map<string, BrandDrawing> {
  return new Map(
    addresses.map((address) => {
      const svg = readFileSync(join(import.meta.dirname, 'drawings', `${address.split('/')[1]}.svg`), 'utf8');
      return [address, { svg, etag: `"${system.sha256(svg)}"` }];
    }),
  );
}

const addresses = [
  'general/logo',
  'general/name',
  'general/bg',
  'social/social',
  'social/mail',
  'social/photo',
  'social/microblog',
];
