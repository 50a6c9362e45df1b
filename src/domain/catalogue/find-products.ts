import { findByText } from '../text/find-by-text.ts';
import { foldText } from '../text/fold-text.ts';
import type { Product } from './catalogue-record.ts';

/**
 * `findProducts(products, 'pa')` → `['Painting', …, 'WPC Panel', …]`: the products whose name contains the text, in upper or lower
 * case. The exact name comes first, then names that begin with the text, then names with a word that does, then the others.
 * After them the products whose HSN code begins with the text: `findProducts(products, '3918')` → `['Vinyl Wallpaper', …]`.
 */
export function findProducts(products: readonly Product[], text: string): string[] {
  const folded = products.filter(({ hidden }) => !hidden).map(({ name, hsn }) => ({ name, hsn, key: foldText(name) }));
  const named = findByText(folded, text, ({ key }) => key);
  const code = text.trim();
  const coded = code === '' ? [] : folded.filter((product) => product.hsn.startsWith(code) && !named.includes(product));
  return [...named, ...coded].map(({ name }) => name);
}

/** `productNamed(products, 'wpc panel ')` → `'WPC Panel'`, or `null`. Upper and lower case are the same. */
export function productNamed(products: readonly Product[], text: string): string | null {
  const typed = foldText(text.trim());
  return products.find(({ name }) => foldText(name) === typed)?.name ?? null;
}
