import type { Language } from './language.ts';

/** The languages that the catalogue has names and texts in. In every other language of the site a page shows its English ones. */
export const catalogueLanguages = ['en', 'hi', 'or'] as const satisfies readonly Language[];

export type CatalogueLanguage = (typeof catalogueLanguages)[number];

/** The value in a language, English where the catalogue has none: `inCatalogue({ en: 'White', hi: 'सफ़ेद', or: 'ଧଳା' }, 'hi')` → `'सफ़ेद'` */
export function inCatalogue<Value>(values: Readonly<Record<CatalogueLanguage, Value>>, language: Language): Value {
  return values[catalogueLanguages.find((each) => each === language) ?? 'en'];
}
