import type { Colour } from '../colours/colour.ts';
import { colourWords } from '../colours/colour-words.ts';
import { type SearchWord, searchWords } from './search-words.ts';

/** A part of what was typed: a word, or the words that together name a colour. */
export type Term = { words: readonly SearchWord[]; colour: Colour | null };

/** A search uses this many words and ignores the rest: nobody types more. */
const MOST_WORDS = 12;

/** `readQuery('dark grey carpet')` → a term of two words for charcoal, and the word carpet. */
export function readQuery(text: string): Term[] {
  const typed = searchWords(text).slice(0, MOST_WORDS);
  const telling = typed.filter(({ plain }) => !smallWords.has(plain));
  return termsOf(telling);
}

function termsOf(words: readonly SearchWord[]): Term[] {
  const [first, ...rest] = words;
  if (!first) return [];
  const phrase = colourPhrases.find((each) => begins(words, each.words));
  if (!phrase) return [{ words: [first], colour: null }, ...termsOf(rest)];
  const { length } = phrase.words;
  return [{ words: words.slice(0, length), colour: phrase.colour }, ...termsOf(words.slice(length))];
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
  'a an and for in of or the to with ka ke ki ko me mein aur का के की को में और ପାଇଁ ର ଓ'
    .split(' ')
    .flatMap((word) => searchWords(word).map(({ plain }) => plain)),
);
