import { longestCode, materialKey } from './material-key.ts';
import { asksFor, type MaterialRequest } from './material-uses.ts';

/** Finds which of many codes a request names, as `asksFor` says of one. */
export type AskedCodes = {
  /** A code is known once, however it is written. */
  add(code: string): void;
  /** `in({ message: 'Is wp204 there?', titles: [], items: [] })` → `['WP 204']`, in no order. */
  in(request: MaterialRequest): string[];
};

/** Trying each of 5,000 codes on each text would take seconds: texts are looked up by the words that stand beside each other. */
export function openAskedCodes(codes: Iterable<string>): AskedCodes {
  const byKey = new Map<string, string>();
  const byLetters = new Map<string, string[]>();
  const add = (code: string) => {
    if (byKey.has(materialKey(code))) return;
    byKey.set(materialKey(code), code);
    const letters = lettersOf(code.replaceAll(/[ -]/g, ''));
    byLetters.set(letters, [...(byLetters.get(letters) ?? []), code]);
  };
  for (const code of codes) add(code);
  return {
    add,
    in: (request) => {
      const ofItems = request.items.flatMap((item) => byKey.get(materialKey(item.code)) ?? []);
      const ofTexts = [request.message, ...request.titles].flatMap(joinedWords);
      const found = new Set([...ofItems, ...ofTexts.flatMap((letters) => byLetters.get(letters) ?? [])]);
      return [...found].filter((code) => asksFor(request, code));
    },
  };
}

/** `joinedWords('Is wp-204 there?')` → `['IS', 'ISWP', 'ISWP204', …, 'WP', 'WP204', …]`: words that only spaces and hyphens part, as long as a code. */
function joinedWords(text: string): string[] {
  const joined: string[] = [];
  for (const part of text.split(/[^\p{L}\p{N} -]+/u)) {
    const words = part.split(/[ -]+/).filter(Boolean);
    for (let first = 0; first < words.length; first += 1) {
      let letters = '';
      for (const word of words.slice(first)) {
        letters += word;
        if (letters.length > longestCode) break;
        joined.push(lettersOf(letters));
      }
    }
  }
  return joined;
}

/** Both, as letters that are one for a pattern that ignores case need not have one small form. */
function lettersOf(text: string): string {
  return text.toLowerCase().toUpperCase();
}
