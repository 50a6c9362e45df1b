import { foldText } from '#domain/text/fold-text.ts';

/** So many characters of an address are kept from each of its words on. */
export const MOST_CHARACTERS = 60;

/** The words of what is stored or typed, folded: `wordsOf('8/2, Example Marg')` → `['8', '2', 'EXAMPLE', 'MARG']` */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
}

/** A text from each of its words on, each start once: `tailsOf(['8', 'MARG'], 60)` → `['8 MARG', 'MARG']` */
export function tailsOf(words: string[], maxCharacters: number): string[] {
  return [...new Set(words.map((_, index) => words.slice(index).join(' ').slice(0, maxCharacters)))];
}

/** Whether each of the typed words begins one of `words`. */
export function beginWords(typed: string[], words: string[]): boolean {
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

/** Above every text that begins so: no character sorts behind this one on either engine. */
export function endOf(start: string): string {
  return `${start}\u{10FFFF}`;
}

/** Nobody types more to find something: what follows is not looked for. */
const MOST_TYPED = 12;

/**
 * The typed words that a search has to look for: each once, none that begins another, no more than twelve. What they find
 * is what all of them would. `soughtWords(['D', 'DE', 'D'])` → `['DE']`
 */
export function soughtWords(typed: string[]): string[] {
  const words = [...new Set(typed)];
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word))).slice(0, MOST_TYPED);
}
