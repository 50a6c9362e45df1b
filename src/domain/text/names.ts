import { type CatalogueLanguage, catalogueLanguages } from './catalogue-language.ts';
import type { Language } from './language.ts';

/** A text in each language of the catalogue. '' is not written yet, and English is shown instead. */
export type Names = Readonly<Record<CatalogueLanguage, string>>;

/** A text to show, and the language that it is in. */
export type NameIn = { text: string; lang: Language };

/** `nameIn({ en: 'Blinds', hi: 'ब्लाइंड्स', or: '' }, 'or')` → `{ text: 'Blinds', lang: 'en' }`: English where the text is blank. */
export function nameIn(names: Names, language: Language): NameIn {
  const own = catalogueLanguages.find((each) => each === language) ?? 'en';
  return names[own] === '' ? { text: names.en, lang: 'en' } : { text: names[own], lang: own };
}

/** `inEnglish('Fabio')` → `{ en: 'Fabio', hi: '', or: '' }` */
export function inEnglish(text: string): Names {
  return { en: text, hi: '', or: '' };
}
