import { findByText } from '../text/find-by-text.ts';
import { foldText } from '../text/fold-text.ts';
import { products } from './products.ts';

/**
 * `findProducts('pa')` → `['Painting', …, 'WPC Panel', …]`: the products whose name contains the text, in upper or lower
 * case. The exact name comes first, then names that begin with the text, then names with a word that does, then the others.
 * After them the products whose HSN code begins with the text: `findProducts('3918')` → `['Vinyl Wallpaper', …]`.
 */
export function findProducts(text: string): string[] {
  const named = findByText(folded, text, ({ key }) => key);
  const code = text.trim();
  const coded = code === '' ? [] : folded.filter((product) => product.hsn.startsWith(code) && !named.includes(product));
  return [...named, ...coded].map(({ name }) => name);
}

/** `productNamed('wpc panel ')` → `'WPC Panel'`, or `null`. Upper and lower case are the same. */
export function productNamed(text: string): string | null {
  const typed = foldText(text.trim());
  return folded.find(({ key }) => key === typed)?.name ?? null;
}

const folded = products.map(({ name, hsn }) => ({ name, hsn, key: foldText(name) }));
