import { createContext, useContext } from 'react';
import { isSameName, type ProductWish } from '#domain/catalogue/missing/product-wish.ts';

type MissingProducts = {
  /** Owners add a product; others ask for it. */
  isOwner: boolean;
  /** What is asked for already. */
  wishes: readonly ProductWish[];
  /** Opens the dialog for what is typed in a row. */
  add: (row: number, name: string) => void;
};

/** What the rows do about a product that is not in the list. */
export const MissingProductsOfForm = createContext<MissingProducts>({ isOwner: false, wishes: [], add: () => {} });

/** For what is typed in the row: whether it is asked for already, and the way to add it. */
export function useMissingProduct(row: number, typed: string) {
  const { isOwner, wishes, add } = useContext(MissingProductsOfForm);
  const wish = wishes.find(({ name }) => isSameName(name, typed)) ?? null;
  return {
    isOwner,
    wish,
    /** What was asked for is not asked for again: what one would type is dropped. The note below the row says who asked. */
    add: () => (wish && !isOwner) || add(row, typed.trim()),
  };
}
