import type { Colour } from '../colours/colour.ts';
import { categoriesOf } from './find-categories.ts';
import type { Term } from './read-query.ts';
import type { SearchedCategory, SearchedPicture, SearchIndex } from './search-index.ts';

/** The positions of pictures: those that are called what was typed, and those that only show its colour. */
type FoundPictures = { called: number[]; coloured: number[]; colour: Colour | null };

/** The pictures that answer to every term: by their title, by the names of their category, or by a colour. */
export function findPictures(
  index: SearchIndex<SearchedCategory, SearchedPicture>,
  terms: readonly Term[],
): FoundPictures {
  // 'marble' alone is a colour: it must not bring every picture of a category that is also called marble sheet.
  const isColour = terms.length === 1 && terms[0]?.colour !== null;
  if (terms.length === 0) return { called: [], coloured: [], colour: null };
  const ranked = terms.map((term) => ranksOf(index, term, !isColour));
  const ranks: number[][] = [[], [], [], [], []];
  for (const position of index.pictures.keys()) {
    let worst = 0;
    for (const each of ranked) worst = Math.max(worst, each[position] ?? NOT);
    ranks[worst]?.push(position);
  }
  return {
    called: ranks.slice(0, COLOURED).flat(),
    coloured: ranks[COLOURED] ?? [],
    colour: terms.find(({ colour }) => colour)?.colour ?? null,
  };
}

const [TITLED, BEGUN, IN_CATEGORY, COLOURED, NOT] = [0, 1, 2, 3, 4];

/** How each picture answers to a term; the smaller the better. */
function ranksOf(
  index: SearchIndex<SearchedCategory, SearchedPicture>,
  term: Term,
  withCategories: boolean,
): Uint8Array {
  const ranks = new Uint8Array(index.pictures.length).fill(NOT);
  if (term.colour) for (const position of index.byColour.get(term.colour) ?? []) ranks[position] = COLOURED;
  if (withCategories)
    for (const at of categoriesOf(index, term).keys())
      for (const position of index.byFolder.get(index.categories[at]?.folder ?? '') ?? [])
        ranks[position] = IN_CATEGORY;
  const [first, ...others] = term.words.map((word) => index.titles.find(word));
  for (const [position, match] of first ?? []) {
    const matches = [match, ...others.map((other) => other.get(position))];
    if (!matches.includes(undefined)) ranks[position] = matches.includes('beginning') ? BEGUN : TITLED;
  }
  return ranks;
}
