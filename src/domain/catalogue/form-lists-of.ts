import { codesInstead } from '../tax/ended-codes.ts';
import type { CatalogueRecord } from './catalogue-record.ts';
import type { FormLists } from './form-lists.ts';

/** The lists of the form: the HSN codes are those of the record and of its products. The server makes them: it knows what has ended. */
export function formListsOf({ products, hsnCodes, units }: CatalogueRecord): FormLists {
  const own = products.map(({ hsn }) => hsn).filter((code) => code !== '' && !hsnCodes.includes(code));
  const all = [...hsnCodes, ...new Set(own)];
  return { products, hsnCodes: all, units, instead: [...new Set(all.flatMap(codesInstead))] };
}
