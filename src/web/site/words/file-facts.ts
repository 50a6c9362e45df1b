import { countWords, fillWords } from '#domain/text/fill-words.ts';
import type { Words } from './words.ts';

/** `fileFacts({ pages: 1, bytes: 84_000 }, words)` → `'PDF, 1 page, 84 kB'` */
export function fileFacts({ pages, bytes, pixels }: Facts, { brochures }: Words): string {
  const size =
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  if (pixels) return `JPEG, ${pixels}, ${size}`;
  return fillWords(brochures.facts, { pages: countWords(pages, brochures.pagesOne, brochures.pages), size });
}

type Facts = { pages: number; bytes: number; pixels?: string };
