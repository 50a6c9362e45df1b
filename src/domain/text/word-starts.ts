import { foldText } from './fold-text.ts';

/** Number of characters that are stored of each tail of an address. */
export const MAX_CHARACTERS = 60;

/** The words of a stored or typed text, folded: `wordsOf('8/2, Example Marg')` → `['8', '2', 'EXAMPLE', 'MARG']` */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
}

/** The tails of a text: from each of its words to the end, without repeats. `tailsOf(['8', 'MARG'], 60)` → `['8 MARG', 'MARG']` */
export function tailsOf(words: string[], maxCharacters: number): string[] {
  return [...new Set(words.map((_, index) => words.slice(index).join(' ').slice(0, maxCharacters)))];
}

/** Whether each of the typed words is the beginning of one of `words`. */
export function beginWords(typed: string[], words: string[]): boolean {
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

/** The upper bound of all texts that begin with `start`: on both engines no character sorts after U+10FFFF. */
export function endOf(start: string): string {
  return `${start}\u{10FFFF}`;
}

/** A search ignores further words: nobody types more. */
const MAX_TYPED = 12;

/**
 * The typed words that a search needs: at most twelve, without repeats and without words that another word begins with. The
 * result is the same as with all of them. `soughtWords(['D', 'DE', 'D'])` → `['DE']`
 */
export function soughtWords(typed: string[]): string[] {
  const words = [...new Set(typed)];
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word))).slice(0, MAX_TYPED);
}
