import type { Language } from './language.ts';

/** A text in each language. '' is not written yet, and English is shown instead. */
export type Names = Readonly<Record<Language, string>>;

/** A text to show, and the language that it is in. */
export type NameIn = { text: string; lang: Language };

/** `nameIn({ en: 'Blinds', hi: 'ब्लाइंड्स', or: '' }, 'or')` → `{ text: 'Blinds', lang: 'en' }`: English where the text is blank. */
export function nameIn(names: Names, language: Language): NameIn {
  return names[language] === '' ? { text: names.en, lang: 'en' } : { text: names[language], lang: language };
}

/** `inEnglish('Fabio')` → `{ en: 'Fabio', hi: '', or: '' }` */
export function inEnglish(text: string): Names {
  return { en: text, hi: '', or: '' };
}
