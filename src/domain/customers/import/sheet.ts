/** A cell whose text is not known, with the reason: `a formula without a value`, `the error #N/A`. */
export type UnreadableCell = { column: number; why: string };

/** A row of a sheet. `number` counts from 1, as spreadsheets count. */
export type CellRow = { number: number; cells: string[]; unreadable: UnreadableCell[] };

/** A sheet of a file that was read: the texts of its cells, without empty rows. */
export type Sheet = {
  kind: 'csv' | 'xlsx' | 'tally';
  /** '' for a file that has no sheets with names. */
  name: string;
  rows: CellRow[];
  /** A sentence about what was left out while it was read; '' when all was read. */
  leftOut: string;
};

/** The most bytes of a file, and letters in its cells: a workbook stores a text once, even when a million cells have it. */
export const maxSheetBytes = 20_000_000;
/** The most bytes of the parts of a workbook, unpacked. */
export const maxUnpackedBytes = 50_000_000;
const maxSheetRows = 20_000;
/** Blank rows are left out, and a cell can have several lines: so many lines hold too many rows, or nothing that a person typed. */
const maxLines = 200_000;
const maxSheetColumns = 100;
const maxCellLength = 5_000;

/** What the rows of a file are: customers, products, materials, open bills, or the answers of a portal. */
export type SheetRows = 'customers' | 'products' | 'materials' | 'bills' | 'answers';

/** What to do with a file that is too large. */
export const sheetAdvice: Record<SheetRows, { rows: string; columns: string; workbook: string }> = {
  customers: {
    rows: 'Split it, and import one part after the other.',
    columns: 'Delete the columns that are not about customers.',
    workbook: 'Copy the sheet with the customers to a new workbook.',
  },
  products: {
    rows: 'Split it, and import one part after the other.',
    columns: 'Delete the columns that are not about products.',
    workbook: 'Copy the sheet with the products to a new workbook.',
  },
  materials: {
    rows: 'Split it, and import one part after the other.',
    columns: 'Delete the columns that are not about materials.',
    workbook: 'Copy the sheet with the materials to a new workbook.',
  },
  bills: {
    rows: 'Split it, and take one part after the other.',
    columns: 'Delete the columns that are not about bills.',
    workbook: 'Copy the sheet with the bills to a new workbook.',
  },
  answers: {
    rows: 'Download the answers from the portal in smaller parts, and send one after the other.',
    columns: 'Download the answers from the portal again, and send the file as it is.',
    workbook: 'Download the answers from the portal in smaller parts, and send one after the other.',
  },
};

/** `sheetsProblem(sheets, 'customers')` → `'The sheet has 200 columns …'`: why the sheets of a file are too large to be read, or `null`. */
export function sheetsProblem(sheets: Sheet[], what: SheetRows): string | null {
  const problem = sheets.map((sheet) => sheetProblem(sheet, what)).find((found) => found !== null);
  if (problem) return problem;
  const cells = sheets.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const isLong = cells.reduce((sum, { length }) => sum + length, 0) > maxSheetBytes;
  return isLong ? `The cells of this file hold more than 20 MB of text. ${sheetAdvice[what].rows}` : null;
}

function sheetProblem({ rows, name }: Sheet, what: SheetRows): string | null {
  const advice = sheetAdvice[what];
  const sheet = name ? `The sheet “${name}”` : 'The file';
  if (rows.length > maxSheetRows) return `${sheet} has more than ${count(maxSheetRows)} rows. ${advice.rows}`;
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (columns > maxSheetColumns)
    return `${sheet} has ${count(columns)} columns, and at most ${maxSheetColumns} can be read. ${advice.columns}`;
  for (const { number, cells } of rows) {
    const long = cells.findIndex((cell) => cell.length > maxCellLength);
    if (long >= 0)
      return `Row ${number}, column ${columnName(long)}: the cell has more than ${count(maxCellLength)} characters. In a CSV file a quotation mark may be missing.`;
  }
  return null;
}

/** `linesProblem(text, 'products')` → `'The file has more than 2,00,000 lines. …'`, before the text is taken apart, or `null`. */
export function linesProblem(text: string, what: SheetRows): string | null {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0 && lines <= maxLines; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines <= maxLines ? null : `The file has more than ${count(maxLines)} lines. ${sheetAdvice[what].rows}`;
}

/** `columnName(27)` → `'AB'`: the letters by which spreadsheets name a column that is counted from 0. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

function count(value: number) {
  return value.toLocaleString('en-IN');
}
