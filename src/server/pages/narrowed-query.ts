import { filterQuery, readFilterQuery, readShownPictures } from '#contract/catalogue/filter-query.ts';
import { splitPath } from '#contract/local-path.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { filterValues } from '#domain/materials/filters/filter-values.ts';
import { settleFilters } from '#domain/materials/filters/narrow-gallery.ts';
import { languages } from '#domain/text/language.ts';

/**
 * The query of a narrowed gallery as its page is kept in memory: the same for the same filters, without what the gallery does not
 * know, so that no row of invented addresses fills the memory. '' for a page that is no gallery.
 */
export function narrowedQuery(catalogue: Catalogue, address: string, query: string): string {
  const { path } = splitPath(address, languages);
  const category = catalogue.categories.find(({ route }) => route === path);
  if (!category) return '';
  const known = settleFilters(filterValues(catalogue, category.folder), readFilterQuery(query));
  return filterQuery(known, readShownPictures(query));
}
