import type { Language } from '#domain/text/language.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { or } from './or.ts';
import type { Words } from './words.ts';

/** All words of a language. Only the server has them: a page takes those it needs along (see `wordsOfPage`). */
export function wordsIn(language: Language): Words {
  return all[language];
}

const all: Record<Language, Words> = { en, hi, or };
