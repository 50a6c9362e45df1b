import type { Language } from '../text/language.ts';
import type { Piece } from '../text/split-at-match.ts';
import type { Term } from './read-query.ts';
import { readWords, type SearchWord, type WordReader, wordPattern } from './search-words.ts';
import { isFoundBy } from './word-index.ts';

/** `markWords('kaleen tile', terms of 'kalin')` → `[{ text: 'kaleen', match: true }, { text: ' tile', match: false }]`. */
export function markWords(text: string, terms: readonly Term[], readWord: WordReader): Piece[] {
  const typed = terms.flatMap(({ words }) => words);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const read = readWord(word);
    if (read.plain === '' || !typed.some((each) => isFoundBy(read, each))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), match: false });
    pieces.push({ text: word, match: true });
    end = index + word.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), match: false }] : pieces;
}

/** Whether a text has a word that was found. */
export function hasMark(text: string, terms: readonly Term[], readWord: WordReader): boolean {
  const read = readWords(text, readWord);
  return terms.some(({ words }) => words.some((typed) => isMarked(read, typed)));
}

/** The same for one word, in a text that is read already. */
export function isMarked(read: readonly SearchWord[], typed: SearchWord): boolean {
  return read.some((word) => isFoundBy(word, typed));
}

/** The language of the script that a name is written in: `languageOf('परदा')` → `'hi'`. Latin letters are English here. */
export function languageOf(text: string): Language {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  return /\p{Script=Oriya}/u.test(text) ? 'or' : 'en';
}
