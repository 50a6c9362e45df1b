import { isGstin } from '../../tax/gstin.ts';
import { fieldOfHeading, headingWords } from './field-of-heading.ts';
import { type ImportColumns, type ImportField, takesManyColumns } from './import-field.ts';
import { type CellRow, columnName, type Sheet } from './sheet.ts';

/** A sheet with its headings, and the rows below them. */
export type HeadedSheet = { headings: string[]; columns: ImportColumns; rows: CellRow[] };

/** Titles of a report are above the headings. */
const SEARCHED_ROWS = 20;

/**
 * The row of the headings, and what each column is: the row in which most cells are known headings, among the first. A sheet
 * without headings is taken as it is: `Column A` …, read by the look of its cells.
 */
export function findHeadings({ rows }: Pick<Sheet, 'rows'>): HeadedSheet {
  const found = rows
    .slice(0, SEARCHED_ROWS)
    .map((row, at) => ({ at, known: row.cells.filter((cell) => fieldOfHeading(cell) !== null).length }))
    .reduce((best, row) => (row.known > best.known ? row : best), { at: -1, known: 0 });
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (found.known > 0 && !looksLikeData(rows[found.at])) {
    const headings = named(rows[found.at]?.cells ?? [], width);
    return { headings, columns: columnsOf(headings.map(fieldOfHeading)), rows: rows.slice(found.at + 1) };
  }
  return { headings: named([], width), columns: columnsOf(guessed(rows, width)), rows };
}

/** `headingsKey(['Party Name', 'Mobile'])` → `'party name|mobile'`: sheets with the same headings look alike. */
export function headingsKey(headings: string[]): string {
  return headings.map(headingWords).join('|');
}

/** Whether choices of columns fit a sheet: one field a column, and each field once, but for the lines of an address. */
export function fitsSheet(columns: ImportColumns, headings: string[]): boolean {
  const fields = columns.filter((field) => field !== null && !takesManyColumns(field));
  return columns.length === headings.length && new Set(fields).size === fields.length;
}

function named(cells: string[], width: number): string[] {
  return Array.from(
    { length: width },
    (_, at) => (cells[at] ?? '').replaceAll(/\s+/g, ' ') || `Column ${columnName(at)}`,
  );
}

/** A field that two columns could be belongs to the first of them. */
function columnsOf(fields: (ImportField | null)[]): ImportColumns {
  const taken = new Set<ImportField>();
  const columns = fields.map((field) => {
    if (field === null || (taken.has(field) && !takesManyColumns(field))) return null;
    taken.add(field);
    return field;
  });
  // A sheet that names only its ledgers means its customers.
  if (taken.has('name')) return columns;
  return columns.map((field) => (field === 'tallyName' ? 'name' : field));
}

function looksLikeData(row: CellRow | undefined) {
  return row?.cells.some((cell) => looks.some(([, fits]) => fits(cell))) ?? false;
}

/** What the cells of a column look like, when most of the first rows that have a text look so. */
function guessed(rows: CellRow[], width: number): (ImportField | null)[] {
  const fields = Array.from({ length: width }, (_, column) => {
    const texts = rows.slice(0, SEARCHED_ROWS).flatMap(({ cells }) => cells[column] || []);
    const look = looks.find(([, fits]) => texts.length > 0 && texts.filter(fits).length * 2 > texts.length);
    return look?.[0] ?? null;
  });
  const first = fields.indexOf(null);
  return fields.map((field, at) => (at === first ? 'name' : field));
}

const looks: [ImportField, (text: string) => boolean][] = [
  ['gstin', isGstin],
  ['email', (text) => /^\S+@\S+\.\S+$/.test(text)],
  ['pin', (text) => /^[1-8]\d{2} ?\d{3}$/.test(text)],
  ['phone', (text) => /^\+?\d[\d ()-]{8,16}$/.test(text)],
];
