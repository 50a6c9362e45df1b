import { headingWords } from '../customers/import/field-of-heading.ts';
import type { CellRow, Sheet } from '../customers/import/sheet.ts';

type ProductField = 'name' | 'hsn' | 'unit' | 'gst';

/** Where a sheet has what is known of a product, and the rows below its headings. */
export type ProductSheet = {
  headings: string[];
  /** The column of each field, counted from 0; -1 for none. */
  columns: Record<ProductField, number>;
  rows: CellRow[];
};

/** Titles of a list are above the headings. */
const SEARCHED_ROWS = 20;

/**
 * `findProductColumns(sheets)` → the sheet that names most of the fields, `{ columns: { name: 0, hsn: 2, unit: -1, gst: 3 }, … }`; null
 * when no sheet has a column of names.
 */
export function findProductColumns(sheets: readonly Sheet[]): { sheet: Sheet; found: ProductSheet } | null {
  const all = sheets.flatMap((sheet) => {
    const found = columnsOf(sheet);
    return found ? [{ sheet, found }] : [];
  });
  const known = ({ found }: (typeof all)[number]) => Object.values(found.columns).filter((at) => at >= 0).length;
  return all.toSorted((one, other) => known(other) - known(one))[0] ?? null;
}

function columnsOf({ rows }: Sheet): ProductSheet | null {
  const heads = rows.slice(0, SEARCHED_ROWS).map(({ cells }) => cells.map(headingWords));
  const at = heads.findIndex((words) => words.some((word) => synonyms.name.includes(word)));
  const words = heads[at];
  if (!words) return null;
  const columnOf = (field: ProductField) => words.findIndex((word) => synonyms[field].includes(word));
  return {
    headings: rows[at]?.cells ?? [],
    columns: { name: columnOf('name'), hsn: columnOf('hsn'), unit: columnOf('unit'), gst: columnOf('gst') },
    rows: rows.slice(at + 1),
  };
}

const synonyms: Record<ProductField, string[]> = {
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
};
