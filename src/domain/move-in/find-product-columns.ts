import type { Sheet } from '../customers/import/sheet.ts';
import { type FoundColumns, findColumns } from './find-columns.ts';

type ProductField = 'name' | 'hsn' | 'unit' | 'gst' | 'pack' | 'rate';

/** Where a sheet has what is known of a product, and the rows below its headings. */
export type ProductSheet = FoundColumns<ProductField>;

/**
 * `findProductColumns(sheets)` → the sheet that names most of the fields, `{ columns: { name: 0, hsn: 2, unit: -1, gst: 3, … }, … }`; null
 * when no sheet has a column of names.
 */
export function findProductColumns(sheets: readonly Sheet[]): { sheet: Sheet; found: ProductSheet } | null {
  return findColumns(sheets, productWords, ({ name }) => name >= 0);
}

const productWords: Record<ProductField, string[]> = {
  name: [
    ...['name', 'product', 'product name', 'item', 'item name', 'name of item', 'name of product', 'stock item'],
    ...['stock item name', 'particulars', 'goods', 'description of goods', 'material', 'नाम', 'ନାମ'],
  ],
  hsn: [
    'hsn',
    'hsn code',
    'hsn sac',
    'hsn sac code',
    'hsn no',
    'hsn number',
    'hsncode',
    'sac',
    'sac code',
    'tariff item',
  ],
  unit: [
    'unit',
    'units',
    'uom',
    'per',
    'uqc',
    'base unit',
    'base units',
    'unit of measure',
    'unit of measurement',
    'sold by',
  ],
  gst: [
    'gst',
    'gst rate',
    'gst percent',
    'rate of gst',
    'tax',
    'tax rate',
    'rate of tax',
    'igst',
    'igst rate',
    'gst tax',
  ],
  pack: ['pack', 'packs', 'packing', 'pack size', 'size of pack', 'packed as', 'packaging', 'sold as'],
  rate: [
    ...[
      'rate',
      'price',
      'rate rs',
      'price rs',
      'selling rate',
      'selling price',
      'sale rate',
      'sale price',
      'sales rate',
    ],
    ...['sales price', 'unit price', 'rate per unit', 'price per unit', 'basic rate', 'basic price', 'list price'],
  ],
};
