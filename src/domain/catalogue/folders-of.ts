import { inEnglish, type Names } from '../text/names.ts';
import { brochureFolder, sheetFolder, textureFolder } from './brochure-folder.ts';
import type { CatalogueRecord } from './catalogue-record.ts';

/** The title of a folder, by its key. */
export type FolderTitle = (folder: string) => string;

/** The folders that hold pictures of products, in the order in which staff choose them. */
export function foldersOf(record: CatalogueRecord): string[] {
  const all = [...record.categories, ...record.otherFolders].map(({ folder }) => folder);
  const ordered = record.folderOrder.filter((folder) => all.includes(folder));
  return [...ordered, ...all.filter((folder) => !ordered.includes(folder))];
}

/** The names of a folder: `namesOf(record, 'carpettiles').en` → `'Moduler Carpet Tiles'`. An unknown folder is shown by its key. */
export function namesOf(record: CatalogueRecord, folder: string): Names {
  const found = [...record.categories, ...record.otherFolders].find((each) => each.folder === folder);
  return found?.names ?? inEnglish(fileFolderTitles.get(folder) ?? folder);
}

const fileFolderTitles: ReadonlyMap<string, string> = new Map([
  [brochureFolder, 'Brochures'],
  [sheetFolder, 'Data sheets'],
  [textureFolder, 'Textures'],
]);

/** `titlesIn(record)('carpettiles')` → `'Moduler Carpet Tiles'`: the titles of folders for the office, in English. */
export function titlesIn(record: CatalogueRecord): FolderTitle {
  return (folder) => namesOf(record, folder).en;
}

/** `takesUploads(record, 'pdfs')` → `true`: the folders that staff fill, pictures of products, PDFs and textures. */
export function takesUploads(record: CatalogueRecord, folder: string): boolean {
  return fileFolderTitles.has(folder) || foldersOf(record).includes(folder);
}

/** Whether the pictures of a folder are those of a category that visitors do not see. */
export function isHidden({ categories }: Pick<CatalogueRecord, 'categories'>, folder: string): boolean {
  return categories.some((each) => each.hidden && each.folder === folder);
}

/** The product that a picture of a folder becomes on a document: `folderProduct(record, 'carpettiles')` → `'Carpet Tile'`; '' when the folder names none. */
export function folderProduct(record: CatalogueRecord, folder: string): string {
  return [...record.categories, ...record.otherFolders].find((each) => each.folder === folder)?.product ?? '';
}
