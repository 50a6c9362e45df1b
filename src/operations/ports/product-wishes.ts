import type { ProductWish } from '#domain/catalogue/product-wish.ts';
import type { Actor } from './actor.ts';

export type ProductWishStore = {
  /** Those that were not declined, oldest first; what the catalogue has by now is among them. */
  undeclined(): Promise<ProductWish[]>;
  /** Keeps a wish with its audit line. */
  ask(wish: ProductWish, actor: Actor): Promise<void>;
  /** False when there is none to decline. */
  decline(id: string, at: string, actor: Actor): Promise<boolean>;
};
