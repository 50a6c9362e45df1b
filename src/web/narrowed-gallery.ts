import { readFilterQuery, readShownPictures } from '#contract/catalogue/filter-query.ts';
import type { SelectedParts } from '#domain/catalogue/page-catalogue.ts';
import { narrowGallery } from '#domain/materials/filters/narrow-gallery.ts';
import type { WholeSite } from './site/parts/site-page.ts';

/**
 * What the page of a gallery shows of its pictures, instead of all: those that the address asks for, and of many the first. Beside
 * the renderer, because a browser has no use for the rules. Nothing on other pages, and where there are no materials.
 */
export function narrowedGallery(site: WholeSite): Partial<Pick<SelectedParts, 'folders' | 'filters'>> {
  const { catalogue, path, query, language } = site;
  const folder = catalogue.categories.find(({ route }) => route === path)?.folder;
  if (folder === undefined) return {};
  const { photos, filters } = narrowGallery(catalogue, folder, readFilterQuery(query), language);
  if (!filters) return {};
  const shown = filters.chosen > 0 || filters.order ? photos.slice(0, readShownPictures(query)) : photos;
  return { folders: { [folder]: [...shown] }, filters };
}
