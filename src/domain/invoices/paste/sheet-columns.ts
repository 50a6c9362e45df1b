import type { DraftLine } from '../invoice.ts';

export type PasteCell = Exclude<keyof DraftLine, 'row' | 'fromRow' | 'material' | 'measured'>;

/** A column of a pasted sheet. `percent`: its heading says that its numbers are percentages. */
export type SheetColumn = { cell: PasteCell; percent: boolean } | null;

/**
 * `headedColumns(['Qty', 'Disc %', 'Amount'])` → the columns of a row of headings, `null` for one that the grid does not
 * have; `null` for the whole row when it holds no headings.
 */
export function headedColumns(row: readonly string[]): SheetColumn[] | null {
  const columns = row.map((heading, index): SheetColumn => {
    const cell = cellOf(heading);
    const isFirst = cell !== null && row.findIndex((other) => cellOf(other) === cell) === index;
    return isFirst ? { cell, percent: heading.includes('%') } : null;
  });
  const found = columns.filter((column) => column !== null).length;
  const filled = row.filter((heading) => heading !== '').length;
  return found >= 2 || (found === 1 && filled === 1) ? columns : null;
}

/**
 * The columns of `width` cells without headings, in the grid's order: from the cell `at` on when they fit there, else from
 * Product on. `null` for each column after the last of the grid.
 */
export function gridColumns(width: number, at: PasteCell, discounted: boolean): SheetColumn[] {
  const order = gridOrder.filter((cell) => discounted || cell !== 'discount');
  const from = order.indexOf(at);
  const start = from >= 0 && from + width <= order.length ? from : 0;
  return Array.from({ length: width }, (_, index) => {
    const cell = order[start + index];
    return cell ? { cell, percent: false } : null;
  });
}

const gridOrder = ['product', 'description', 'hsn', 'quantity', 'rate', 'discount', 'unit', 'gst'] as const;

function cellOf(heading: string): PasteCell | null {
  const name = heading.toLowerCase().replaceAll(/\b(?:rs|inr)\b|[^a-z]/g, '');
  return cellsByHeading.get(name) ?? null;
}

const headings: Record<PasteCell, string> = {
  product: 'product products productname item items itemname material',
  description: 'description desc details particulars descriptionofgoods itemdescription productdescription',
  hsn: 'hsn hsnsac hsncode hsnsaccode sac saccode',
  quantity: 'quantity qty',
  rate: 'rate price unitprice unitrate',
  discount: 'discount disc less',
  unit: 'per unit units uom rateper rateperquantity',
  gst: 'gst gstrate tax taxrate',
};

const cellsByHeading = new Map(
  Object.entries(headings).flatMap(([cell, names]) => names.split(' ').map((name) => [name, cell as PasteCell])),
);
