import type { Language } from '../text/language.ts';
import { hasMark, languageOf, markWords } from './mark-words.ts';
import type { Term } from './read-query.ts';
import type { MarkedName } from './search-answer.ts';
import type { SearchedCategory } from './search-index.ts';
import type { WordReader } from './search-words.ts';

const MOST_NAMES = 5;

/**
 * The other names of a category that its search result shows: the one that fits what was typed, then two in Hindi, one in Odia and
 * one in English, of the languages that visitors can read. None when the name itself, `title`, fits every word.
 */
export function otherNames(
  { names, alsoCalled }: SearchedCategory,
  title: string,
  terms: readonly Term[],
  readWord: WordReader,
  languages: readonly Language[],
): MarkedName[] {
  if (terms.every((term) => hasMark(title, [term], readWord))) return [];
  const others = [...new Set([...Object.values(alsoCalled).flat(), ...Object.values(names)])].filter(
    (name) => name !== '' && name !== title,
  );
  const fitting = others
    .filter((name) => hasMark(name, terms, readWord))
    .toSorted((one, other) => one.length - other.length)
    .slice(0, 1);
  if (fitting.length === 0) return [];
  const rest = alsoCalled.hi
    .filter((name) => languageOf(name) === 'hi')
    .slice(0, 2)
    .concat(alsoCalled.or.filter((name) => languageOf(name) === 'or').slice(0, 1), alsoCalled.en.slice(-1))
    .filter((name) => !fitting.includes(name) && languages.includes(languageOf(name)));
  return [...fitting, ...rest]
    .slice(0, MOST_NAMES)
    .map((name) => ({ pieces: markWords(name, terms, readWord), lang: languageOf(name) }));
}
