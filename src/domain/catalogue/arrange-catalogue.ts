import type { Photo } from '../photos/photo.ts';
import { shownWidths } from '../photos/photo-sizes.ts';
import type { Catalogue, CatalogueBrochure, CataloguePhoto } from './catalogue.ts';
import { brochureFolder, productFolders } from './categories.ts';

/** The catalogue of these live pictures and brochures, in the order in which they come: `arrangeCatalogue(7, []).folders.hpl` → `[]` */
export const arrangeCatalogue = (revision: number, photos: readonly Photo[]): Catalogue => ({
  revision,
  folders: Object.fromEntries(productFolders.map((folder) => [folder, inFolder(photos, folder).map(cataloguePhoto)])),
  brochures: inFolder(photos, brochureFolder).map(catalogueBrochure),
});

const inFolder = (photos: readonly Photo[], wanted: string) => photos.filter(({ folder }) => folder === wanted);

const cataloguePhoto = ({ name, title, hash, width, height, placeholder, variants }: Photo): CataloguePhoto => ({
  name,
  title,
  hash,
  width,
  height,
  placeholder,
  avif: shownWidths(variants, 'avif'),
  jpg: shownWidths(variants, 'jpg'),
});

const catalogueBrochure = (photo: Photo): CatalogueBrochure => ({
  name: photo.name,
  title: photo.title,
  pages: photo.pages ?? 0,
  bytes: photo.variants.find(({ format }) => format === 'pdf')?.bytes ?? 0,
  thumb: cataloguePhoto(photo),
});
