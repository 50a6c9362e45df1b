import type { Catalogue, CataloguePhoto } from '../catalogue/catalogue.ts';
import type { CatalogueCategory } from '../catalogue/catalogue-record.ts';
import type { CatalogueMaterial } from '../materials/catalogue-material.ts';
import { createSearchIndex, type SearchedPicture, type SearchIndex } from './search-index.ts';
import { toldOfShop } from './told-of-shop.ts';

/** A picture of the shop, with its folder, and the code of its material; '' for none. */
export type ShopPicture = SearchedPicture & { photo: CataloguePhoto; code: string };

/** The index of a catalogue: its pictures in the order of the menu, then those of folders without a gallery. */
export function searchIndexOf(catalogue: Catalogue): SearchIndex<CatalogueCategory, ShopPicture> {
  const { categories, folders, materials } = catalogue;
  const codes = codesOfPictures(materials);
  const order = new Set([...categories.map(({ folder }) => folder), ...Object.keys(folders)]);
  const pictures = [...order].flatMap((folder) =>
    (folders[folder] ?? []).map((photo) => {
      const { name, hash, titles, colours } = photo;
      return { folder, name, hash, titles, colours, photo, code: codes.get(`${folder}/${name}`) ?? '' };
    }),
  );
  return createSearchIndex(categories, pictures, toldOfShop(catalogue));
}

function codesOfPictures(materials: readonly CatalogueMaterial[]): Map<string, string> {
  return new Map(
    materials.flatMap(({ code, colourways }) =>
      colourways.flatMap(({ pictures }) => pictures.map(({ folder, name }) => [`${folder}/${name}`, code] as const)),
    ),
  );
}
