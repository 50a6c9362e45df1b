import { type Catalogue, type PagePhoto, photoIn } from '../catalogue/catalogue.ts';
import { menuIn } from '../catalogue/page-catalogue.ts';
import { galleryOf, picturePath } from '../catalogue/picture-path.ts';
import { findSelected } from '../selection/find-selected.ts';
import { pictureGallery } from '../selection/picture-gallery.ts';
import { pictureName } from '../selection/picture-name.ts';
import { photoReference } from '../selection/selection-address.ts';
import type { Language } from '../text/language.ts';
import { type NameIn, nameIn } from '../text/names.ts';
import { materialShowing, type ShownMaterial } from './material-at.ts';

/** As many columns as people compare at a glance. */
const mostCompared = 4;

/** A picture beside others, with what the record of its material says. */
export type ComparedPicture = {
  /** 'wallpapers/leaf' */
  reference: string;
  photo: PagePhoto;
  name: NameIn;
  /** Of its material, or its own. */
  path: string;
  /** The gallery that it is sold in. */
  gallery: NameIn;
  colourway: NameIn | null;
  /** Null where it belongs to none. */
  material: Pick<ShownMaterial, 'code' | 'facts' | 'using' | 'rate' | 'ready' | 'discontinued'> | null;
};

/** `count`: the pictures that the address names and the shop has; the first four stand beside each other. */
export type Comparison = { pictures: ComparedPicture[]; count: number; gone: number };

/** `comparePictures(catalogue, ['wallpapers/leaf', 'wallpapers/oak'], 'en').pictures[0].material.code` → `'WP 204'` */
export function comparePictures(catalogue: Catalogue, references: readonly string[], language: Language): Comparison {
  const { photos, gone } = findSelected(catalogue.folders, references);
  const menu = menuIn(catalogue.categories, language);
  const arrivals = catalogue.arrivals.map(({ folder, names }) => {
    const { text: title, lang } = nameIn(names, language);
    return { folder, title, lang, explore: '' };
  });
  const pictures = photos.slice(0, mostCompared).map((photo): ComparedPicture => {
    const { folder } = photo;
    const gallery = pictureGallery({ categories: menu, arrivals }, folder);
    const found = materialShowing(catalogue, photo, language);
    const way = found?.material.colourways[found.way]?.name;
    const { folder: _, ...own } = photo;
    const shown = photoIn(own, language);
    return {
      reference: photoReference(photo),
      photo: shown,
      name: found?.material.name ?? pictureName(shown, gallery, language),
      path: found?.hasPage ? found.material.path : picturePath(galleryOf(folder, catalogue.categories), photo.name),
      gallery: found?.material.galleryName ?? { text: gallery.title, lang: gallery.lang },
      colourway: way && way.text !== '' ? way : null,
      material: found && partOf(found.material),
    };
  });
  return { pictures, count: photos.length, gone };
}

/** What the page needs: the views of a material are sent with its own page alone. */
function partOf({ code, facts, using, rate, ready, discontinued }: ShownMaterial): ComparedPicture['material'] {
  return { code, facts, using, rate, ready, discontinued };
}
