import { foldText } from '../text/fold-text.ts';
import { products } from './products.ts';

/**
 * `findProducts('pa')` → `['Painting', …, 'WPC Panel', …]`: the products that hold the text, whatever its case. The one
 * that it names comes first, then those that begin with it, then those of which a word does.
 */
export const findProducts = (text: string): string[] => {
  const typed = foldText(text.trim());
  return folded
    .flatMap(({ name, key }) => {
      const place = key.indexOf(typed);
      return place < 0 ? [] : [{ name, rank: rankOf(key, typed) }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ name }) => name);
};

/** `productNamed('wpc panel ')` → `'WPC Panel'`, or `null`: a name is that product's in any case. */
export const productNamed = (text: string): string | null => {
  const typed = foldText(text.trim());
  return folded.find(({ key }) => key === typed)?.name ?? null;
};

const folded = products.map(({ name }) => ({ name, key: foldText(name) }));

const rankOf = (key: string, typed: string) => {
  if (key === typed) return 0;
  if (key.startsWith(typed)) return 1;
  return key.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => word.startsWith(typed)) ? 2 : 3;
};
