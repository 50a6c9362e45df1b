import { englishWords, type SharedWords } from './english-words.ts';
import { hindiWords } from './hindi-words.ts';
import { odiaWords } from './odia-words.ts';
import type { Share } from './share.ts';

/** `sharedWords('hi').date` → `'तारीख'` */
export function sharedWords(language: Share['language']): SharedWords {
  return words[language];
}

const words: Record<Share['language'], SharedWords> = { en: englishWords, hi: hindiWords, or: odiaWords };

/** `fillWords('Page {n} of {m}', { n: 1, m: 3 })` → `'Page 1 of 3'` */
export function fillWords(pattern: string, values: Record<string, string | number>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
