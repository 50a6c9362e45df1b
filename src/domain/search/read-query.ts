import type { Colour } from '../colours/colour.ts';
import { colourWords } from '../colours/colour-words.ts';
import { codeKey } from './search-index.ts';
import { joinedWord, type SearchWord, searchWords } from './search-words.ts';
import { saidOtherwise } from './trade-words.ts';

/**
 * A part of what was typed: a word, or the words that together name a colour or a thing of the trade. `ways`: how else that thing is
 * said, each in its words.
 */
export type Term = {
  words: readonly SearchWord[];
  colour: Colour | null;
  ways: readonly (readonly SearchWord[])[];
};

/** A search uses this many words and ignores the rest: nobody types more. */
const MOST_WORDS = 12;

/**
 * `readQuery('dark grey carpet carpet')` → a term of two words for charcoal, and the word carpet. `codes`: those of the materials, as
 * their keys. `readQuery('WP-101', ['wp101'])` → one term, WP101.
 */
export function readQuery(text: string, codes: readonly string[] = []): Term[] {
  const typed = codesJoined(searchWords(text).slice(0, MOST_WORDS), codes);
  const telling = typed.filter(({ plain }) => !smallWords.has(plain));
  // What is typed again asks for nothing more, and each term is sought in all its ways.
  const terms = new Map(termsOf(telling).map((term) => [term.words.map(({ plain }) => plain).join(' '), term]));
  return [...terms.values()];
}

// A code is letters, digits, and seldom more.
const MOST_PARTS = 4;

/** The parts of a code are searched together: one by one they would also find other codes, and sizes. */
function codesJoined(words: readonly SearchWord[], codes: readonly string[]): SearchWord[] {
  const [first, ...rest] = words;
  if (!first) return [];
  for (let count = Math.min(words.length, MOST_PARTS); count > 1; count -= 1) {
    const parts = words.slice(0, count);
    const key = codeKey(parts.map(({ text }) => text).join(''));
    if (/\d/.test(key) && codes.includes(key)) return [joinedWord(parts), ...codesJoined(words.slice(count), codes)];
  }
  return [first, ...codesJoined(rest, codes)];
}

function termsOf(words: readonly SearchWord[]): Term[] {
  const [first, ...rest] = words;
  if (!first) return [];
  const phrase = colourPhrases.find((each) => begins(words, each.words));
  const { length: said = 0, ways = [] } = saidOtherwise(words) ?? {};
  if (!phrase && said < 2) return [{ words: [first], colour: null, ways }, ...termsOf(rest)];
  const length = Math.max(phrase?.words.length ?? 0, said);
  return [{ words: words.slice(0, length), colour: phrase?.colour ?? null, ways }, ...termsOf(words.slice(length))];
}

// The longest first: 'dark grey' is charcoal, not grey.
const colourPhrases = colourWords
  .flatMap(({ name: colour, names, alsoCalled }) =>
    [...Object.values(names), ...Object.values(alsoCalled).flat()].map((name) => ({
      colour,
      words: searchWords(name),
    })),
  )
  .sort((one, other) => other.words.length - one.words.length);

function begins(words: readonly SearchWord[], phrase: readonly SearchWord[]): boolean {
  return phrase.every((word, index) => isSame(words[index], word));
}

// Short words fold onto each other: 'ash' is a colour, 'as' is not.
function isSame(typed: SearchWord | undefined, word: SearchWord): boolean {
  return typed?.plain === word.plain || (typed?.folded === word.folded && word.folded.length >= 4);
}

/** Words that join others. Without them the search asks for what the visitor wants. */
const smallWords = new Set(
  'a an and for in of on or the to with ka ke ki ko me mein aur liye wala wale wali का के की को में और लिए वाला वाले वाली pain ପାଇଁ ର ଓ'
    .split(' ')
    .flatMap((word) => searchWords(word).map(({ plain }) => plain)),
);
