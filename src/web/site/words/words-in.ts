import type { SheetWords } from '#domain/selection/selection-sheet.ts';
import type { Language } from '#domain/text/language.ts';
import { en } from './en/en.ts';
import { hi } from './hi/hi.ts';
import { mr } from './mr/mr.ts';
import { or } from './or/or.ts';
import type { Words } from './words.ts';

/** All words of a language. Only the server has them: a page takes those it needs along (see `wordsOfPage`). */
export function wordsIn(language: Language): Words {
  return all[language];
}

/** The words of the printed selection. */
export function sheetWords(language: Language): SheetWords {
  return wordsIn(language).sheet;
}

/** A language is a folder beside this one, named here. The type checker asks for it as soon as `domain/text/language.ts` has the language. */
const all: Record<Language, Words> = { en, hi, mr, or };
