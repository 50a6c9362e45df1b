import { foldText } from '../text/fold-text.ts';
import type { Term } from './read-query.ts';
import type { SearchedCategory, SearchedPicture, SearchIndex } from './search-index.ts';
import { isLonely } from './told-words.ts';
import type { Match, WordHit } from './word-index.ts';

type Index = Pick<SearchIndex<SearchedCategory, SearchedPicture>, 'names' | 'alsoCalled' | 'told'>;

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

/** The positions of the categories of which the site says a term in its texts, or by another word of the trade, and how good each is. */
export function categoriesTelling(index: Index, { words, ways }: Term): Map<number, number> {
  const ranks = new Map<number, number>();
  for (const [nth, way] of [words, ...ways].entries()) {
    const said = inAll(
      way.map((word) => {
        const found = new Map<number, number>();
        const hits = index.told.categories.find(word);
        rankAll(found, nth === 0 ? hits : whole(hits), TOLD);
        if (nth > 0)
          rankAll(found, [...whole(index.names.find(word)), ...whole(index.alsoCalled.find(word))], OTHERWISE);
        return found;
      }),
    );
    for (const [position, rank] of said) ranks.set(position, Math.min(ranks.get(position) ?? rank, rank));
  }
  return ranks;
}

/** Those that have the typed word itself, not its beginning. */
export function whole(hits: readonly WordHit[]): WordHit[] {
  return hits.filter(({ match }) => match === 'whole');
}

/** The same for all terms and for parts of names: as the specification says, 'l-2-' finds Wall-2-Wall Carpets. */
export function findCategories(
  index: Index & { texts: readonly (readonly string[])[] },
  text: string,
  terms: readonly Term[],
): number[] {
  const ranks = inAll(
    terms.map((term) => {
      const own = categoriesOf(index, term);
      if (isAloneAndLonely(terms)) return own;
      return new Map([...categoriesTelling(index, term), ...own]);
    }),
  );
  const part = foldText(text);
  for (const [position, names] of index.texts.entries())
    if (names.some((name) => name.includes(part))) ranks.set(position, Math.min(ranks.get(position) ?? PART, PART));
  return [...ranks].sort(([at, rank], [otherAt, otherRank]) => rank - otherRank || at - otherAt).map(([at]) => at);
}

const NAME: Record<Match, number> = { whole: 0, beginning: 1 };
const PART = 2;
const ALSO: Record<Match, number> = { whole: 3, beginning: 4 };
const OTHERWISE: Record<Match, number> = { whole: 5, beginning: 5 };
const TOLD: Record<Match, number> = { whole: 6, beginning: 7 };

/** Whether a text is one word that says too little by itself. */
export function isAloneAndLonely(terms: readonly Term[]): boolean {
  return terms.length === 1 && terms[0]?.words.some(isLonely) === true;
}

/** Notes the rank of each position; the best of several counts. */
export function rankAll(ranks: Map<number, number>, found: readonly WordHit[], rankOf: Record<Match, number>): void {
  for (const { match, positions } of found)
    for (const position of positions)
      ranks.set(position, Math.min(ranks.get(position) ?? rankOf[match], rankOf[match]));
}

/** What is in every map, with the worst of its ranks. */
export function inAll(maps: readonly Map<number, number>[]): Map<number, number> {
  const [first = new Map<number, number>(), ...others] = maps;
  const shared = [...first].filter(([position]) => others.every((other) => other.has(position)));
  return new Map(
    shared.map(([position, rank]) => [position, Math.max(rank, ...others.map((other) => other.get(position) ?? 0))]),
  );
}
