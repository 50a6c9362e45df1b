import type { Colour } from '#domain/colours/colour.ts';

/** What the address of a search says. `pictures`: how many are shown. */
export type SearchQuery = { text: string; colour: Colour | null; pictures: number };

/** The pictures of a page of results, and the most that one page shows. */
export const PICTURES_SHOWN = 24;
export const MOST_PICTURES = 240;

/** `searchQuery({ text: 'kaleen', colour: 'green' })` → `'?q=kaleen&colour=green'`; '' when it asks for nothing. */
export function searchQuery({ text = '', colour = null, pictures = PICTURES_SHOWN }: Partial<SearchQuery>): string {
  const values = new URLSearchParams();
  if (text !== '') values.set('q', text);
  if (colour) values.set('colour', colour);
  if (pictures > PICTURES_SHOWN) values.set('pictures', String(Math.min(pictures, MOST_PICTURES)));
  const query = values.toString();
  return query && `?${query}`;
}
