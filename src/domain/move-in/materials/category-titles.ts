import type { CatalogueCategory } from '../../catalogue/catalogue-record.ts';
import { foldText } from '../../text/fold-text.ts';

export type CategoryTitles = readonly Pick<CatalogueCategory, 'folder' | 'names'>[];

/** Its English title; the folder where two categories have one title, or none has the folder any more. */
export function titleOfFolder(folder: string, categories: CategoryTitles): string {
  const title = categories.find((each) => each.folder === folder)?.names.en ?? folder;
  return folderOfTitle(title, categories) === folder ? title : folder;
}

/** `folderOfTitle('वॉलपेपर', categories)` → `'wallpapers'`: by the title in any language, or the folder; null for none. */
export function folderOfTitle(title: string, categories: CategoryTitles): string | null {
  const word = foldText(title.trim());
  const found = categories.find(
    ({ folder, names }) => foldText(folder) === word || Object.values(names).some((name) => foldText(name) === word),
  );
  return word === '' ? null : (found?.folder ?? null);
}
