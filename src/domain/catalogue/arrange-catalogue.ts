import type { Photo } from '../photos/photo.ts';
import { shownWidths } from '../photos/photo-sizes.ts';
import type { Catalogue, CatalogueBrochure, CataloguePhoto } from './catalogue.ts';
import { brochureFolder, productFolders } from './categories.ts';

/** The catalogue of these live pictures and brochures, in their given order: `arrangeCatalogue(7, []).folders.hpl` → `[]` */
export function arrangeCatalogue(revision: number, photos: readonly Photo[]): Catalogue {
  return {
    revision,
    folders: Object.fromEntries(productFolders.map((folder) => [folder, inFolder(photos, folder).map(cataloguePhoto)])),
    brochures: inFolder(photos, brochureFolder).map(catalogueBrochure),
  };
}

function inFolder(photos: readonly Photo[], wanted: string) {
  return photos.filter(({ folder }) => folder === wanted);
}

function cataloguePhoto({
  name,
  title,
  titles,
  colours,
  hash,
  width,
  height,
  placeholder,
  variants,
}: Photo): CataloguePhoto {
  return {
    name,
    title,
    titles: { en: title, ...titles },
    colours,
    hash,
    width,
    height,
    placeholder,
    avif: shownWidths(variants, 'avif'),
    jpg: shownWidths(variants, 'jpg'),
  };
}

function catalogueBrochure(photo: Photo): CatalogueBrochure {
  return {
    name: photo.name,
    title: photo.title,
    pages: photo.pages ?? 0,
    bytes: photo.variants.find(({ format }) => format === 'pdf')?.bytes ?? 0,
    thumb: cataloguePhoto(photo),
  };
}
