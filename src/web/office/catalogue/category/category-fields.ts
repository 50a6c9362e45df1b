import type { CatalogueCategory } from '#domain/catalogue/catalogue-record.ts';
import type { Problem } from '#domain/outcome.ts';
import type { CatalogueLanguage } from '#domain/text/catalogue-language.ts';
import { foreignLetters } from '../record/foreign-letters.ts';

/** Changes the category of the screen. */
export type ChangeCategory = (make: (category: CatalogueCategory) => CatalogueCategory) => void;

/** What each section of the form gets. */
export type CategoryParts = {
  category: CatalogueCategory;
  problems: readonly Problem[];
  change: ChangeCategory;
};

/** The id of a field, as problems name it: `categories.18.names.hi` */
export function categoryField({ id }: CatalogueCategory, ...names: string[]): string {
  return ['categories', id, ...names].join('.');
}

/** What is wrong with a field or with something inside it. */
export function problemAt(problems: readonly Problem[], id: string): string | undefined {
  return problems.find(({ field }) => field === id || field.startsWith(`${id}.`))?.message;
}

/** Says that a text has letters of another script. It stays as it was typed. */
export function scriptWarning(language: CatalogueLanguage, text: string): string | undefined {
  const word = foreignLetters(language, text);
  return word === '' ? undefined : `“${word}”: letters of another script, shown as they are`;
}
