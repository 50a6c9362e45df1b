import { findByText } from '../text/find-by-text.ts';
import { foldText } from '../text/fold-text.ts';
import { products } from './products.ts';

/**
 * `findProducts('pa')` → `['Painting', …, 'WPC Panel', …]`: the products that hold the text, whatever its case. The one
 * that it names comes first, then those that begin with it, then those of which a word does.
 */
export const findProducts = (text: string): string[] =>
  findByText(folded, text, ({ key }) => key).map(({ name }) => name);

/** `productNamed('wpc panel ')` → `'WPC Panel'`, or `null`: a name is that product's in any case. */
export const productNamed = (text: string): string | null => {
  const typed = foldText(text.trim());
  return folded.find(({ key }) => key === typed)?.name ?? null;
};

const folded = products.map(({ name }) => ({ name, key: foldText(name) }));
