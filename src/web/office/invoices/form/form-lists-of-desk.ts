import { createContext, useContext } from 'react';
import type { FormLists } from '#domain/catalogue/form-lists.ts';

/** The products, HSN codes and units of the form, for every part of it. */
export const ListsOfDesk = createContext<FormLists>({ products: [], hsnCodes: [], units: [], instead: [] });

export function useFormLists(): FormLists {
  return useContext(ListsOfDesk);
}
