import type { FormLists } from '../../catalogue/form-lists.ts';
import { type ChosenProduct, chooseProduct } from '../choose-product.ts';
import { blankLine } from '../draft-fields.ts';
import { maxRows } from '../field-problems.ts';
import type { DraftLine } from '../invoice.ts';
import type { ProductHabit } from '../product-habits.ts';
import { clipboardRows } from './clipboard-rows.ts';
import { readCell } from './read-cell.ts';
import { gridColumns, headedColumns, type PasteCell, type SheetColumn } from './sheet-columns.ts';

/** The rows of the form, and by row what choosing its product filled in. */
export type LineGrid = { lines: DraftLine[]; chosen: Record<number, ChosenProduct> };

type PasteTarget = {
  row: number;
  cell: PasteCell;
  /** Whether the grid has the column of discounts. */
  discounted: boolean;
  habitOf: (product: string) => ProductHabit | undefined;
  lists: FormLists;
};

export type Pasted = LineGrid & {
  /** The first and the last row that were filled. */
  first: number;
  last: number;
  byHeadings: boolean;
  /** The cells that were filled, and the fields of those that were not understood: `line 2 quantity`. */
  cells: number;
  wrong: string[];
  /** What found no place: columns by their heading or number, and the count of rows above the maximum. */
  leftOut: { columns: string[]; rows: number };
};

/**
 * `pasteRows(grid, 'Product\tQty\nBlinds\t1,200', { row: 1, cell: 'product', … })` → the grid with Blinds and 1200 in line 1,
 * and what came. A product brings its HSN, unit and GST where the sheet has none. `null` when the text has no rows.
 */
export function pasteRows(grid: LineGrid, text: string, at: PasteTarget): Pasted | null {
  const sheet = clipboardRows(text);
  const headed = headedColumns(sheet[0] ?? []);
  const rows = headed ? sheet.slice(1) : sheet;
  const columns = headed ?? gridColumns(Math.max(0, ...rows.map(({ length }) => length)), at.cell, at.discounted);
  const kept = rows.slice(0, Math.max(0, maxRows + 1 - at.row));
  if (kept.length === 0 && rows.length === 0) return null;
  const last = at.row + kept.length - 1;
  const added = Array.from({ length: Math.max(0, last - grid.lines.length) }, (_, index) =>
    blankLine(grid.lines.length + index + 1),
  );
  const pasted = kept.map((cells, index) => {
    const row = at.row + index;
    return pastedLine(grid, row, columns, cells, at);
  });
  const lines = [...grid.lines, ...added].map((line) => pasted[line.row - at.row]?.line ?? line);
  const chosen = Object.fromEntries(
    lines.flatMap(({ row }) => {
      const filled = pasted[row - at.row] ? pasted[row - at.row]?.chosen : grid.chosen[row];
      return filled ? [[row, filled]] : [];
    }),
  );
  return {
    lines,
    chosen,
    first: at.row,
    last,
    byHeadings: headed !== null,
    cells: pasted.reduce((sum, { cells }) => sum + cells, 0),
    wrong: pasted.flatMap(({ wrong }) => wrong),
    leftOut: {
      columns: leftOutColumns(columns, rows, headed ? (sheet[0] ?? []) : []),
      rows: rows.length - kept.length,
    },
  };
}

function pastedLine(
  { lines, chosen }: LineGrid,
  row: number,
  columns: SheetColumn[],
  cells: readonly string[],
  { habitOf, lists }: PasteTarget,
) {
  const read = columns.flatMap((column, index) => {
    const text = cells[index] ?? '';
    return column && text !== '' ? [{ cell: column.cell, ...readCell(lists, column.cell, text, column.percent) }] : [];
  });
  const product = read.find(({ cell }) => cell === 'product');
  const before = lines[row - 1] ?? blankLine(row);
  // Another product replaces the row, also what it was invoiced from.
  const start = columns.some((column) => column?.cell === 'product') ? blankLine(row) : before;
  const choice = product
    ? chooseProduct(lists.products, start, product.value, undefined, habitOf(product.value))
    : { line: start, chosen: start === before ? chosen[row] : undefined };
  return {
    line: { ...choice.line, ...Object.fromEntries(read.map(({ cell, value }) => [cell, value])) },
    chosen: choice.chosen,
    cells: read.length,
    wrong: read.filter(({ understood }) => !understood).map(({ cell }) => `line ${row} ${cell}`),
  };
}

function leftOutColumns(columns: SheetColumn[], rows: string[][], headings: readonly string[]) {
  return columns.flatMap((column, index) => {
    const isUsed = column === null && rows.some((cells) => (cells[index] ?? '') !== '');
    return isUsed ? [headings[index] || `column ${index + 1}`] : [];
  });
}
