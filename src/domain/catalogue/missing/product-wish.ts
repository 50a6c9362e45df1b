import { foldText } from '../../text/fold-text.ts';
import type { Product } from '../catalogue-record.ts';

/** What a new product is said to be; a blank is not known yet. */
export type NewProduct = Pick<Product, 'name' | 'hsn' | 'unit' | 'gst'>;

/** A product that staff missed on a document, for the owner to add or to decline. */
export type ProductWish = NewProduct & {
  id: string;
  /** What staff say about it: for whom, how much, the supplier's words. */
  note: string;
  askedAt: string;
  askedBy: string;
};

/** The wishes that nobody has answered: a product with the name, hidden or not, answers one. `openWishes(wishes, products)` */
export function openWishes(wishes: readonly ProductWish[], products: readonly Pick<Product, 'name'>[]): ProductWish[] {
  const there = new Set(products.map(({ name }) => nameKey(name)));
  return wishes.filter(({ name }) => !there.has(nameKey(name)));
}

/** `isSameName('wpc panel ', 'WPC Panel')` → `true` */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

function nameKey(name: string) {
  return foldText(name.trim());
}
