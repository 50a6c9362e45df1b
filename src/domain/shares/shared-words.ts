import { englishWords, type SharedWords } from './english-words.ts';
import { hindiWords } from './hindi-words.ts';
import { odiaWords } from './odia-words.ts';
import type { Share } from './share.ts';

/** `sharedWords('hi').date` → `'तारीख'` */
export function sharedWords(language: Share['language']): SharedWords {
  return words[language];
}

const words: Record<Share['language'], SharedWords> = { en: englishWords, hi: hindiWords, or: odiaWords };
