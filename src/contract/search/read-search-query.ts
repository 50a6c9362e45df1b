import type { Colour } from '#domain/colours/colour.ts';
import { colourWords } from '#domain/colours/colour-words.ts';
import { MOST_PICTURES, PICTURES_SHOWN, type SearchQuery } from './search-address.ts';

/** `readSearchQuery('q=kaleen&colour=green')` → `{ text: 'kaleen', colour: 'green', pictures: 24 }`. What is invalid is ignored. */
export function readSearchQuery(query: string): SearchQuery {
  const values = new URLSearchParams(query);
  const pictures = Number(values.get('pictures'));
  return {
    text: (values.get('q') ?? '').trim(),
    colour: colourNamed(values.get('colour') ?? ''),
    pictures: Number.isInteger(pictures) ? Math.min(Math.max(pictures, PICTURES_SHOWN), MOST_PICTURES) : PICTURES_SHOWN,
  };
}

/** `colourNamed('green')` → `'green'`; null for any other text. */
export function colourNamed(text: string): Colour | null {
  return colourWords.find(({ name }) => name === text)?.name ?? null;
}
