import type { InvoiceDraft } from '../invoices/invoice.ts';
import type { Product, Unit } from './catalogue-record.ts';

/** The lists of the invoice form that owners keep. */
export type FormLists = {
  products: readonly Product[];
  /** The HSN and SAC codes, goods before services. */
  hsnCodes: readonly string[];
  units: readonly Unit[];
  /** The first digits of what came instead of codes of the list that have ended. */
  instead: readonly string[];
};

/** Whether a list has a value. */
export type IsListed = (list: 'products' | 'hsn' | 'units', value: string) => boolean;

/**
 * `listedIn(lists)('units', 'sqft')` → `true`: what is hidden is listed too, and what the documents have that a draft is made
 * from, so that a renamed product does not spoil it. So is a longer code of a heading of the list, such as 44092910 of 4409, and
 * a code that came instead of one of the list.
 */
export function listedIn(lists: FormLists, ...from: Pick<InvoiceDraft, 'lines'>[]): IsListed {
  const lines = from.flatMap((draft) => draft.lines);
  const values = {
    products: new Set([...lists.products.map(({ name }) => name), ...lines.map(({ product }) => product.trim())]),
    hsn: new Set([...lists.hsnCodes, ...lines.map(({ hsn }) => hsn.trim())]),
    units: new Set([...lists.units.map(({ value }) => value), ...lines.map(({ unit }) => unit.trim())]),
  };
  const headings = new Set([...values.hsn].map((code) => code.slice(0, 4)));
  return (list, value) => value !== '' && (values[list].has(value) || (list === 'hsn' && isNearListed(value)));

  function isNearListed(code: string): boolean {
    if (!/^(?:\d{6}|\d{8})$/.test(code)) return false;
    return headings.has(code.slice(0, 4)) || lists.instead.some((digits) => code.startsWith(digits));
  }
}

/** Takes every value: for documents that were issued, whose values were checked then. */
export function takeAnyValue(): boolean {
  return true;
}
