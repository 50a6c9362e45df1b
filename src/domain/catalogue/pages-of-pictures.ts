import { hasOwnPage } from '../materials/material-at.ts';
import { materialPath } from '../materials/material-key.ts';
import { compareText } from '../text/compare-text.ts';
import type { Catalogue } from './catalogue.ts';
import { galleryOf, picturePath } from './picture-path.ts';

type Shop = Pick<Catalogue, 'categories' | 'arrivals' | 'folders' | 'materials'>;

/**
 * The one page of each picture, by its hash, for search engines: that of its material, else its own in the first folder that has it,
 * under the first name there. `only`: the hash that is asked for. `pagesOfPictures(shop).get(hash)` → `'/wallpapers/wp-204'`
 */
export function pagesOfPictures(
  { categories, arrivals, folders, materials }: Shop,
  only?: string,
): Map<string, string> {
  const shown = [...new Set([...categories, ...arrivals].map(({ folder }) => folder))];
  const places = shown.flatMap((folder) =>
    (folders[folder] ?? [])
      .filter(({ hash }) => only === undefined || hash === only)
      .map(({ name, hash }) => ({ folder, name, hash }))
      .toSorted((one, other) => compareText(one.name, other.name)),
  );
  const hashes = new Map(places.map(({ folder, name, hash }) => [`${folder}/${name}`, hash]));
  const pages = new Map<string, string>();
  for (const material of materials) {
    const found = material.colourways.flatMap(({ pictures }) =>
      pictures.flatMap(({ folder, name }) => hashes.get(`${folder}/${name}`) ?? []),
    );
    const gallery = found.length > 0 && categories.find(({ folder }) => folder === material.folder);
    if (!gallery || !hasOwnPage(material, gallery, { folders })) continue;
    for (const hash of found) if (!pages.has(hash)) pages.set(hash, materialPath(gallery.route, material.code));
  }
  for (const { folder, name, hash } of places)
    if (!pages.has(hash)) pages.set(hash, picturePath(galleryOf(folder, categories), name));
  return pages;
}
