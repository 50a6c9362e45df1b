import type { Catalogue, CataloguePhoto } from '../catalogue/catalogue.ts';
import type { CatalogueCategory } from '../catalogue/catalogue-record.ts';
import { createSearchIndex, type SearchedPicture, type SearchIndex } from './search-index.ts';

/** A picture of the shop, with its folder. */
export type ShopPicture = SearchedPicture & { photo: CataloguePhoto };

/** The index of a catalogue: its pictures in the order of the menu, then those of folders without a gallery. */
export function searchIndexOf({ categories, folders }: Catalogue): SearchIndex<CatalogueCategory, ShopPicture> {
  const order = new Set([...categories.map(({ folder }) => folder), ...Object.keys(folders)]);
  const pictures = [...order].flatMap((folder) =>
    (folders[folder] ?? []).map((photo) => ({ folder, titles: photo.titles, colours: photo.colours, photo })),
  );
  return createSearchIndex(categories, pictures);
}
