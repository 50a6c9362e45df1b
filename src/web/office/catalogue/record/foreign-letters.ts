import type { CatalogueLanguage } from '#domain/text/catalogue-language.ts';

/**
 * The first word of a text whose letters are neither Latin nor of the language's own script: a name in Tamil is stored and shown
 * as it was typed, but the fonts of the site do not have it. `foreignLetters('hi', 'सुவர்')` → `'சுவர்'`; '' when there is none.
 */
export function foreignLetters(language: CatalogueLanguage, text: string): string {
  return text.split(/[\s,;]+/).find((word) => [...word].some((letter) => isForeign(language, letter))) ?? '';
}

function isForeign(language: CatalogueLanguage, letter: string) {
  return isLetter.test(letter) && !latin.test(letter) && !own[language].test(letter);
}

const isLetter = /[\p{L}\p{M}]/u;
const latin = /[\p{Script=Latin}\p{Script=Inherited}\p{Script=Common}]/u;
const own: Record<CatalogueLanguage, RegExp> = {
  en: /\p{Script=Latin}/u,
  hi: /\p{Script=Devanagari}/u,
  or: /\p{Script=Oriya}/u,
};
