import type { SheetWords } from '#domain/selection/selection-sheet.ts';
import type { Language } from '#domain/text/language.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { mr } from './mr.ts';
import { or } from './or.ts';
import type { Words } from './words.ts';

/** All words of a language. Only the server has them: a page takes those it needs along (see `wordsOfPage`). */
export function wordsIn(language: Language): Words {
  return all[language];
}

/** The words of the printed selection. */
export function sheetWords(language: Language): SheetWords {
  return wordsIn(language).sheet;
}

/** A language is one file beside this one, its name here, and its entry in `domain/text/language.ts`. */
const all: Record<Language, Words> = { en, hi, mr, or };
