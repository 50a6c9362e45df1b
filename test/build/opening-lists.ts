import { titlesIn } from '#domain/catalogue/folders-of.ts';
import { listedIn } from '#domain/catalogue/form-lists.ts';
import { formListsOf } from '#domain/catalogue/form-lists-of.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';

/** What the lists of a new shop have. */
export const inOpeningLists = listedIn(formListsOf(openingCatalogue));

/** The titles of a new shop's folders. */
export const openingTitles = titlesIn(openingCatalogue);

/** A store that has the opening stock alone. */
export const openingCatalogues = {
  current: async () => ({ version: 1, savedAt: '', savedBy: '', record: openingCatalogue }),
};
