import { foldText } from '#domain/text/fold-text.ts';

/** So many characters of an address are kept from each of its words on. */
export const MOST_CHARACTERS = 60;

/** The words of what is stored or typed, folded: `wordsOf('8/2, Example Marg')` → `['8', '2', 'EXAMPLE', 'MARG']` */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

/** A text from each of its words on, each start once: `tailsOf(['8', 'MARG'], 60)` → `['8 MARG', 'MARG']` */
export const tailsOf = (words: string[], mostCharacters: number): string[] => [
  ...new Set(words.map((_, index) => words.slice(index).join(' ').slice(0, mostCharacters))),
];

/** Whether each of the typed words begins one of `words`. */
export const beginWords = (typed: string[], words: string[]): boolean =>
  typed.every((start) => words.some((word) => word.startsWith(start)));

/** Above every text that begins so: no character sorts behind this one on either engine. */
export const endOf = (start: string): string => `${start}\u{10FFFF}`;
