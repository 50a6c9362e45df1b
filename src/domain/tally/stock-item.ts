import type { InvoiceLine } from '../invoices/invoice.ts';

/** The unit in which each product was first exported, by the name of the product. */
export type ItemUnits = ReadonlyMap<string, string>;

/**
 * The stock item of a line: `stockItem({ product: 'WPC Panel', unit: 'rft' }, new Map([['WPC Panel', 'pcs']]))` →
 * `'WPC Panel (rft)'`. An item has one unit in Tally. A product that is sold in two has a second item, and the one that was
 * exported first keeps the plain name.
 */
export function stockItem({ product, unit }: Pick<InvoiceLine, 'product' | 'unit'>, units: ItemUnits): string {
  return (units.get(product) ?? unit) === unit ? product : `${product} (${unit})`;
}
