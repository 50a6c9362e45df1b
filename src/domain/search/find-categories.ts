import { foldText } from '../text/fold-text.ts';
import type { Term } from './read-query.ts';
import type { SearchedCategory, SearchedPicture, SearchIndex } from './search-index.ts';
import type { Match, WordHit } from './word-index.ts';

type Index = Pick<SearchIndex<SearchedCategory, SearchedPicture>, 'names' | 'alsoCalled'>;

/**
 * The positions of the categories that have all words of a term, and how good each is (0 is best): a name comes before another
 * name, a whole word before the beginning of one.
 */
export function categoriesOf({ names, alsoCalled }: Index, { words }: Term): Map<number, number> {
  return inAll(
    words.map((word) => {
      const ranks = new Map<number, number>();
      rankAll(ranks, alsoCalled.find(word), ALSO);
      rankAll(ranks, names.find(word), NAME);
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

/** Notes the rank of each position; the best of several counts. */
function rankAll(ranks: Map<number, number>, found: readonly WordHit[], rankOf: Record<Match, number>): void {
  for (const { match, positions } of found)
    for (const position of positions)
      ranks.set(position, Math.min(ranks.get(position) ?? rankOf[match], rankOf[match]));
}

/** What is in every map, with the worst of its ranks. */
function inAll(maps: readonly Map<number, number>[]): Map<number, number> {
  const [first = new Map<number, number>(), ...others] = maps;
  const shared = [...first].filter(([position]) => others.every((other) => other.has(position)));
  return new Map(
    shared.map(([position, rank]) => [position, Math.max(rank, ...others.map((other) => other.get(position) ?? 0))]),
  );
}
