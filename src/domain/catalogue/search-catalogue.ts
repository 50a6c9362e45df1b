import { foldText } from '../text/fold-text.ts';
import type { MenuCategory } from './page-catalogue.ts';

/** A result of the site's search: the id, the name and the link of a category. */
type SearchItem = { id: number; name: string; link: string };

/**
 * `searchCatalogue(categories, 'carpet')` → Wall-2-Wall Carpets, Moduler Carpet Tiles, Nexa Carpets: the items whose name contains
 * the text, in upper or lower case, in the order of the menu. A blank text finds all.
 */
export function searchCatalogue(categories: readonly MenuCategory[], text: string): SearchItem[] {
  const typed = foldText(text.trim());
  return itemsOf(categories).filter(({ name }) => foldText(name).includes(typed));
}

/**
 * `nearestItems(categories, '/wallpaper-samples')` → Wallpapers: suggestions for an address without a page, the items that share a word
 * stem with it. Words of fewer than three letters are ignored.
 */
export function nearestItems(categories: readonly MenuCategory[], path: string): SearchItem[] {
  const words = stemsOf(path);
  return itemsOf(categories).filter(({ name, link }) =>
    [...stemsOf(name), ...stemsOf(link)].some((stem) => words.includes(stem)),
  );
}

function itemsOf(categories: readonly MenuCategory[]): SearchItem[] {
  return categories.map(({ id, title, route }) => ({ id, name: title, link: route }));
}

function stemsOf(text: string): string[] {
  return (foldText(text).match(/[A-Z]{3,}|(?<![0-9])[0-9]+-?D/g) ?? []).map((word) =>
    word.replace(/(?:INGS?|ES|S)$/, ''),
  );
}
