import type { Colour } from '../colours/colour.ts';
import type { Problem } from '../outcome.ts';
import { type CatalogueLanguage, catalogueLanguages } from '../text/catalogue-language.ts';
import type { PhotoSurface } from './photo-surface.ts';

/** What staff say about a picture. */
export type PhotoDescription = {
  titles: Record<CatalogueLanguage, string>;
  /** Null: those of the title, or those that were read. */
  colours: Colour[] | null;
  /** Null: it shows no material square-on. Undefined: that stays as it is. */
  surface?: PhotoSurface | null | undefined;
};

/** The most characters of a title: two lines under a tile. */
export const longestTitle = 100;

/** As it is stored: `tidyDescription({ titles: { en: ' Teak  panels ', … }, … }).titles.en` → `'Teak panels'` */
export function tidyDescription({ titles, colours, surface }: PhotoDescription): PhotoDescription {
  const tidy = (title: string) =>
    title
      .normalize('NFC')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim();
  return {
    titles: { en: tidy(titles.en), hi: tidy(titles.hi), or: tidy(titles.or) },
    colours: colours && [...new Set(colours)],
    surface,
  };
}

/** What is wrong with it: `[]` for titles of at most 100 characters. The field is the language. */
export function descriptionProblems({ titles }: PhotoDescription): Problem[] {
  return catalogueLanguages
    .filter((language) => [...titles[language]].length > longestTitle)
    .map((field) => ({ field, message: `A title has at most ${longestTitle} characters.` }));
}
