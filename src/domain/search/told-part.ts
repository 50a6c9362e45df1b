import type { CatalogueCategory } from '../catalogue/catalogue-record.ts';
import type { Language } from '../text/language.ts';
import { nameIn } from '../text/names.ts';
import { isMarked, markWords } from './mark-words.ts';
import type { Term } from './read-query.ts';
import type { MarkedName } from './search-answer.ts';
import { readWords, type WordReader } from './search-words.ts';

/** What was searched, and in which language names are shown. */
export type MarkedIn = { terms: readonly Term[]; language: Language; readWord: WordReader };

/** The sentence of a category that says what was typed, or the same in another word: 'Near kitchens.'; null for none. */
export function toldPart(
  { details: { usedFor, sizes, care }, introduction }: Pick<CatalogueCategory, 'details' | 'introduction'>,
  { terms, language, readWord }: MarkedIn,
): MarkedName | null {
  const said = terms.flatMap(({ words, ways }) => [words, ...ways]);
  for (const text of [usedFor, introduction, sizes, care].map((each) => nameIn(each, language))) {
    for (const part of text.text.split(sentenceEnd)) {
      const read = readWords(part, readWord);
      const words = said.filter((way) => way.every((word) => isMarked(read, word))).flat();
      if (words.length > 0)
        return { pieces: markWords(part, [{ words, colour: null, ways: [] }], readWord), lang: text.lang };
    }
  }
  return null;
}

const sentenceEnd = /(?<=[.।])\s+/;
