import type { SheetWords } from '#domain/selection/selection-sheet.ts';
import type { Language } from '#domain/text/language.ts';
import type { Words } from './words.ts';

/** All words of a language. Only the server has them: a page takes those it needs along (see `wordsOfPage`). */
export function wordsIn(language: Language): Words {
  const words = files[`./${language}.ts`]?.[language];
  if (!words) throw new Error(`The site has no words in ${language}.`);
  return words;
}

/** The words of the printed selection. */
export function sheetWords(language: Language): SheetWords {
  return wordsIn(language).sheet;
}

/** A language is one file beside this one, and its entry in `domain/text/language.ts`. */
const files = import.meta.glob<Record<string, Words>>('./??.ts', { eager: true });
