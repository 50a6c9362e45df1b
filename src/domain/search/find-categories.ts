import { foldText } from '../text/fold-text.ts';
import type { Term } from './read-query.ts';
import type { SearchedCategory, SearchedPicture, SearchIndex } from './search-index.ts';
import type { Match } from './word-index.ts';

type Index = Pick<SearchIndex<SearchedCategory, SearchedPicture>, 'names' | 'alsoCalled'>;

/**
 * The positions of the categories that have all words of a term, and how good each is (0 is best): a name stands before another
 * name, a whole word before the beginning of one.
 */
export function categoriesOf({ names, alsoCalled }: Index, { words }: Term): Map<number, number> {
  return inAll(
    words.map((word) => {
      const ranks = rankAll(alsoCalled.find(word), ALSO);
      for (const [position, rank] of rankAll(names.find(word), NAME)) ranks.set(position, rank);
      return ranks;
    }),
  );
}

/** The same for all terms and for parts of names: as the specification says, 'l-2-' finds Wall-2-Wall Carpets. */
export function findCategories(
  index: Index & { texts: readonly (readonly string[])[] },
  text: string,
  terms: readonly Term[],
): number[] {
  const ranks = inAll(terms.map((term) => categoriesOf(index, term)));
  const part = foldText(text);
  for (const [position, names] of index.texts.entries())
    if (names.some((name) => name.includes(part))) ranks.set(position, Math.min(ranks.get(position) ?? PART, PART));
  return [...ranks].sort(([at, rank], [otherAt, otherRank]) => rank - otherRank || at - otherAt).map(([at]) => at);
}

const NAME: Record<Match, number> = { whole: 0, beginning: 1 };
const PART = 2;
const ALSO: Record<Match, number> = { whole: 3, beginning: 4 };

function rankAll(found: ReadonlyMap<number, Match>, ranks: Record<Match, number>): Map<number, number> {
  return new Map([...found].map(([position, match]) => [position, ranks[match]]));
}

/** What is in every map, with the worst of its ranks. */
function inAll(maps: readonly Map<number, number>[]): Map<number, number> {
  const [first = new Map<number, number>(), ...others] = maps;
  const shared = [...first].filter(([position]) => others.every((other) => other.has(position)));
  return new Map(
    shared.map(([position, rank]) => [position, Math.max(rank, ...others.map((other) => other.get(position) ?? 0))]),
  );
}
