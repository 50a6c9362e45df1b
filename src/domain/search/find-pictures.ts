import type { Colour } from '../colours/colour.ts';
import { categoriesOf, categoriesTelling, isAloneAndLonely } from './find-categories.ts';
import type { Term } from './read-query.ts';
import { NONE, type SearchedCategory, type SearchedPicture, type SearchIndex } from './search-index.ts';
import type { SearchWord } from './search-words.ts';
import type { WordHit } from './word-index.ts';

/** The positions of pictures: those that are called what was typed, and those that only show its colour. */
type FoundPictures = { called: number[]; coloured: number[]; colour: Colour | null };

type Index = SearchIndex<SearchedCategory, SearchedPicture>;

/** The pictures that answer to every term: by their title, by the names of their category, by what the site says, or by a colour. */
export function findPictures(index: Index, terms: readonly Term[]): FoundPictures {
  // 'marble' alone is a colour: it must not bring every picture of a category that is also called marble sheet.
  const isColour = terms.length === 1 && terms[0]?.colour !== null;
  if (terms.length === 0) return { called: [], coloured: [], colour: null };
  const withTold = !isAloneAndLonely(terms);
  const ranked = terms.map((term) => ranksOf(index, term, !isColour, withTold));
  const ranks: number[][] = [[], [], [], [], [], []];
  // In the order of the pictures; what does not answer has no list.
  worstOf(index, ranked).forEach((rank, position) => {
    ranks[rank]?.push(position);
  });
  const [called, coloured] = [ranks.slice(0, COLOURED), ranks[COLOURED] ?? []];
  return {
    called: called.flatMap((each) => materialsInTurn(index, each)),
    coloured: materialsInTurn(index, coloured),
    colour: terms.find(({ colour }) => colour)?.colour ?? null,
  };
}

/** One picture of each material, then the second ones: the first three show three materials where there are so many. */
function materialsInTurn({ materialOf }: Index, positions: number[]): number[] {
  const seen = new Map<number, number>();
  const turns = positions.map((position) => {
    const material = materialOf[position] ?? NONE;
    const turn = material === NONE ? 0 : (seen.get(material) ?? 0);
    seen.set(material, turn + 1);
    return { position, turn };
  });
  return turns.sort((one, other) => one.turn - other.turn).map(({ position }) => position);
}

const [TITLED, BEGUN, IN_CATEGORY, OTHERWISE, TOLD, COLOURED, NOT] = [0, 1, 2, 3, 4, 5, 6];

/** How each picture answers to a term; the smaller the better. */
function ranksOf(index: Index, term: Term, withCategories: boolean, withTold: boolean): Uint8Array {
  const ranks = worstOf(
    index,
    term.words.map((word) => titleRanks(index, word)),
  );
  if (withCategories)
    for (const at of categoriesOf(index, term).keys())
      improve(ranks, index.byFolder.get(index.categories[at]?.folder ?? ''), IN_CATEGORY);
  if (withTold) improveByTold(index, ranks, term, withCategories);
  if (term.colour) improve(ranks, index.byColour.get(term.colour), COLOURED);
  return ranks;
}

/** By what the site says of a material or a category, and by other words of the trade. */
function improveByTold(index: Index, ranks: Uint8Array, { words, ways, colour }: Term, withCategories: boolean): void {
  for (const [nth, way] of [words, ...ways].entries()) {
    if (nth > 0) improve(ranks, inEach(way.map((word) => positionsOf(index.titles.find(word), nth > 0))), OTHERWISE);
    for (const material of inEach(way.map((word) => positionsOf(index.told.materials.find(word), nth > 0))))
      improve(ranks, index.byMaterial[material], TOLD);
  }
  if (withCategories)
    for (const at of categoriesTelling(index, { words, ways, colour }).keys())
      improve(ranks, index.byFolder.get(index.categories[at]?.folder ?? ''), TOLD);
}

function positionsOf(hits: readonly WordHit[], wholeOnly: boolean): ReadonlySet<number> {
  return new Set(hits.filter(({ match }) => !wholeOnly || match === 'whole').flatMap(({ positions }) => positions));
}

function inEach([first = new Set(), ...others]: readonly ReadonlySet<number>[]): number[] {
  return [...first].filter((position) => others.every((other) => other.has(position)));
}

function titleRanks(index: Index, word: SearchWord): Uint8Array {
  const ranks = new Uint8Array(index.pictures.length).fill(NOT);
  for (const { match, positions } of index.titles.find(word))
    improve(ranks, positions, match === 'whole' ? TITLED : BEGUN);
  return ranks;
}

function improve(ranks: Uint8Array, positions: readonly number[] = [], rank: number): void {
  for (const position of positions) if ((ranks[position] ?? 0) > rank) ranks[position] = rank;
}

/** A picture must answer to all: the worst of its ranks counts. */
function worstOf(index: Index, [first = new Uint8Array(index.pictures.length).fill(NOT), ...others]: Uint8Array[]) {
  for (const other of others)
    for (let at = 0; at < first.length; at += 1) first[at] = Math.max(first[at] ?? NOT, other[at] ?? NOT);
  return first;
}
