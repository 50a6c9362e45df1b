import type { CatalogueMaterial } from '../materials/catalogue-material.ts';
import { soldBy } from '../materials/sold-as.ts';
import type { Photo } from '../photos/photo.ts';
import { shownWidths } from '../photos/photo-sizes.ts';
import type { Names } from '../text/names.ts';
import { brochureFolder, sheetFolder, textureFolder } from './brochure-folder.ts';
import type { Catalogue, CatalogueBrochure, CataloguePhoto, CatalogueSheet } from './catalogue.ts';
import type { ArrivalGroup, CatalogueRecord, HomeLists, HomeSlide } from './catalogue-record.ts';
import { foldersOf, isHidden, namesOf } from './folders-of.ts';

/**
 * What visitors see of a record and its live pictures and brochures, in their given order: without what is hidden, and without
 * what names a picture that is gone. `removals` is when each folder last lost a picture. `arrangeCatalogue(7, [], record).folders.hpl` → `[]`
 */
export function arrangeCatalogue(
  revision: number,
  photos: readonly Photo[],
  record: CatalogueRecord,
  removals: ReadonlyMap<string, string> = new Map(),
  materials: readonly CatalogueMaterial[] = [],
): Catalogue {
  const shownFolders = foldersOf(record).filter((folder) => !isHidden(record, folder));
  const inFolder = (wanted: string) => photos.filter(({ folder }) => folder === wanted);
  const folders = Object.fromEntries(shownFolders.map((folder) => [folder, inFolder(folder).map(cataloguePhoto)]));
  return {
    revision,
    categories: record.categories.filter(({ hidden }) => !hidden),
    home: shownHome(record, folders),
    arrivals: record.arrivals.filter(({ folder }) => folder in folders).map((group) => namedGroup(group, record)),
    folders,
    materials: materials.filter(({ folder }) => folder in folders),
    brochures: inFolder(brochureFolder).map(catalogueBrochure),
    sheets: [...inFolder(sheetFolder).map(catalogueSheet), ...inFolder(textureFolder).map(catalogueTexture)],
    sold: soldBy(record, shownFolders, materials, photos),
    addedOn: new Map(photos.map(({ hash, addedAt }) => [hash, addedAt.slice(0, 10)])),
    removedOn: new Map([...removals].map(([folder, at]) => [folder, at.slice(0, 10)])),
  };
}

function shownHome({ categories, home }: CatalogueRecord, folders: Catalogue['folders']): HomeLists {
  const shown = new Set(categories.filter(({ hidden }) => !hidden).map(({ id }) => id));
  const names = new Map(categories.map((category) => [category.id, category.names]));
  const onlyShown = (ids: readonly number[]) => ids.filter((id) => shown.has(id));
  const shownSlide = ({ category, caption, picture }: HomeSlide): HomeSlide => ({
    category,
    caption: filledNames(caption, names.get(category) ?? caption),
    picture: picture && folders[picture.folder]?.some(({ name }) => name === picture.name) ? picture : null,
  });
  return {
    slides: home.slides.filter(({ category }) => shown.has(category)).map(shownSlide),
    newArrivals: onlyShown(home.newArrivals),
    trending: onlyShown(home.trending),
    bestSelling: onlyShown(home.bestSelling),
  };
}

function namedGroup({ folder, names }: ArrivalGroup, record: CatalogueRecord): ArrivalGroup {
  return { folder, names: filledNames(names, namesOf(record, folder)) };
}

/** Without an English text, the blank ones are those of `behind`. */
function filledNames(names: Names, behind: Names): Names {
  if (names.en !== '') return names;
  return { en: behind.en, hi: names.hi || behind.hi, or: names.or || behind.or };
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
  surface,
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
    surface,
    avif: shownWidths(variants, 'avif'),
    jpg: shownWidths(variants, 'jpg'),
  };
}

function catalogueBrochure(photo: Photo): CatalogueBrochure {
  const textFile = photo.variants.find(({ format }) => format === 'txt')?.file;
  return {
    ...catalogueSheet(photo),
    title: photo.title,
    thumb: cataloguePhoto(photo),
    ...(textFile && { textFile }),
  };
}

function catalogueSheet({ name, pages, variants }: Photo): CatalogueSheet {
  return { name, pages: pages ?? 0, bytes: variants.find(({ format }) => format === 'pdf')?.bytes ?? 0 };
}

/** What a visitor gets is the largest JPEG. */
function catalogueTexture({ name, width, height, variants }: Photo): CatalogueSheet {
  const jpegs = variants.filter(({ format }) => format === 'jpg').map(({ bytes }) => bytes);
  return { name, pages: 0, bytes: Math.max(0, ...jpegs), pixels: `${width} × ${height}` };
}
