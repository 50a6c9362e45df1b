import { findByText } from '../text/find-by-text.ts';
import { foldText } from '../text/fold-text.ts';
import { products } from './products.ts';

/**
 * `findProducts('pa')` → `['Painting', …, 'WPC Panel', …]`: the products that hold the text, whatever its case. The one
 * that it names comes first, then those that begin with it, then those of which a word does; then those whose HSN code
 * begins with it: `findProducts('3918')` → `['Vinyl Wallpaper', …]`.
 */
export function findProducts(text: string): string[] {
  const named = findByText(folded, text, ({ key }) => key);
  const code = text.trim();
  const coded = code === '' ? [] : folded.filter((product) => product.hsn.startsWith(code) && !named.includes(product));
  return [...named, ...coded].map(({ name }) => name);
}

/** `productNamed('wpc panel ')` → `'WPC Panel'`, or `null`: a name is that product's in any case. */
export function productNamed(text: string): string | null {
  const typed = foldText(text.trim());
  return folded.find(({ key }) => key === typed)?.name ?? null;
}

const folded = products.map(({ name, hsn }) => ({ name, hsn, key: foldText(name) }));
