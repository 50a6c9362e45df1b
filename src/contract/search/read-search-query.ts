import type { Colour } from '#domain/colours/colour.ts';
import { colourWords } from '#domain/colours/colour-words.ts';
import { askedText } from '#domain/search/asked-text.ts';
import { MOST_PICTURES, PICTURES_SHOWN, type SearchQuery, searchQuery } from './search-address.ts';

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

/**
 * `shortSearchQuery('q=kaleen+…&x=1')` → `'q=kaleen'`: what a search reads of an address, its text cut where the search cuts it. The
 * page repeats its address in many links.
 */
export function shortSearchQuery(query: string): string {
  const asked = readSearchQuery(query);
  return searchQuery({ ...asked, text: askedText(asked.text) }).slice(1);
}

/** `colourNamed('green')` → `'green'`; null for any other text. */
export function colourNamed(text: string): Colour | null {
  return colourWords.find(({ name }) => name === text)?.name ?? null;
}
