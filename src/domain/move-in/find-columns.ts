import { headingWords } from '../customers/import/field-of-heading.ts';
import type { CellRow, Sheet } from '../customers/import/sheet.ts';

/** Where a sheet has its fields, and the rows below its headings. */
export type FoundColumns<Field extends string> = {
  headings: string[];
  /** The column of each field, counted from 0; -1 for none. */
  columns: Record<Field, number>;
  rows: CellRow[];
};

/** Titles of a list are above the headings. */
const SEARCHED_ROWS = 20;

/**
 * The sheet that names most of the fields by their words, below a row of headings that `isWhole`; null when none does.
 * `findColumns(sheets, { name: ['item', 'product'], hsn: ['hsn code'] }, ({ name }) => name >= 0)` → `{ sheet, found: { columns: { name: 0, hsn: -1 }, … } }`
 */
export function findColumns<Field extends string>(
  sheets: readonly Sheet[],
  words: Record<Field, readonly string[]>,
  isWhole: (columns: Record<Field, number>) => boolean,
): { sheet: Sheet; found: FoundColumns<Field> } | null {
  const all = sheets.flatMap((sheet) => {
    const found = columnsOf(sheet, words, isWhole);
    return found ? [{ sheet, found }] : [];
  });
  const known = ({ found }: (typeof all)[number]) =>
    Object.values<number>(found.columns).filter((column) => column >= 0).length;
  return all.toSorted((one, other) => known(other) - known(one))[0] ?? null;
}

function columnsOf<Field extends string>(
  { rows }: Sheet,
  words: Record<Field, readonly string[]>,
  isWhole: (columns: Record<Field, number>) => boolean,
): FoundColumns<Field> | null {
  const fields = Object.keys(words) as Field[];
  for (const [at, { cells }] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const heads = cells.map(headingWords);
    const columnOf = (field: Field) => heads.findIndex((head) => words[field].includes(head));
    const columns = Object.fromEntries(fields.map((field) => [field, columnOf(field)])) as Record<Field, number>;
    if (isWhole(columns)) return { headings: cells, columns, rows: rows.slice(at + 1) };
  }
  return null;
}
