import { countWords, fillWords } from '#domain/text/fill-words.ts';
import type { Words } from './words.ts';

/** `fileFacts({ pages: 1, bytes: 84_000 }, words)` → `'PDF, 1 page, 84 kB'` */
export function fileFacts({ pages, bytes }: { pages: number; bytes: number }, { brochures }: Words): string {
  return fillWords(brochures.facts, {
    pages: countWords(pages, brochures.pagesOne, brochures.pages),
    size: bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
  });
}
