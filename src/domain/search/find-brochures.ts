import { inAll, isAloneAndLonely, rankAll, whole } from './find-categories.ts';
import type { Term } from './read-query.ts';
import type { SearchedCategory, SearchedPicture, SearchIndex } from './search-index.ts';
import type { WordHit } from './word-index.ts';

type Index = Pick<SearchIndex<SearchedCategory, SearchedPicture>, 'brochures'>;

// From so many on, a word that stands in most of them (the firm, 'page') is not what one of them is about.
const SEVERAL = 4;

/**
 * The positions of the brochures whose title or text says every term, those with it in the title first. One word alone must be said
 * more than once: a book on panels names stoves, and nobody who asks for a stove wants it.
 */
export function findBrochures({ brochures }: Index, terms: readonly Term[]): number[] {
  if (terms.length === 0) return [];
  const { count, titles } = brochures;
  const texts = terms.length === 1 ? brochures.repeated : brochures.texts;
  const telling = (hits: readonly WordHit[]) =>
    hits.filter(({ positions }) => count < SEVERAL || 2 * positions.length <= count);
  const ranks = inAll(
    terms.map(({ words, ways }) => {
      const best = new Map<number, number>();
      for (const [nth, way] of [words, ...ways].entries()) {
        const said = inAll(
          way.map((word) => {
            const found = new Map<number, number>();
            const [titled, told] = [titles.find(word), isAloneAndLonely(terms) ? [] : telling(texts.find(word))];
            rankAll(found, nth === 0 ? told : whole(told), TOLD);
            rankAll(found, nth === 0 ? titled : whole(titled), TITLED);
            return found;
          }),
        );
        for (const [position, rank] of said) best.set(position, Math.min(best.get(position) ?? rank, rank));
      }
      return best;
    }),
  );
  return [...ranks].sort(([at, rank], [otherAt, otherRank]) => rank - otherRank || at - otherAt).map(([at]) => at);
}

const TITLED = { whole: 0, beginning: 1 };
const TOLD = { whole: 2, beginning: 3 };
