import { chooseSheet } from '#domain/customers/import/choose-sheet.ts';
import { fitsSheet, type HeadedSheet, headingsKey } from '#domain/customers/import/find-headings.ts';
import type { ImportColumns } from '#domain/customers/import/import-field.ts';
import { planImport, readImportRows } from '#domain/customers/import/plan-import.ts';
import type { PlannedRow } from '#domain/customers/import/planned-row.ts';
import type { ImportRow, RefusedRow } from '#domain/customers/import/read-import-row.ts';
import type { Sheet } from '#domain/customers/import/sheet.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { CustomerImports, ImportCounts } from '../ports/customer-imports.ts';
import type { Sheets } from '../ports/sheets.ts';
import type { System } from '../ports/system.ts';

/** A file as it was sent. */
export type SheetUpload = {
  bytes: Uint8Array;
  fileName: string;
  /** The field of each column, as staff chose it; null for what the headings say. */
  columns: ImportColumns | null;
};

/** What an import will do. Nothing is stored yet. */
export type ImportPlan = {
  sheet: Pick<Sheet, 'kind' | 'name' | 'leftOut'>;
  headed: HeadedSheet;
  read: (ImportRow | RefusedRow)[];
  rows: PlannedRow[];
  counts: ImportCounts;
};

type Ports = {
  sheets: Sheets;
  companies: Pick<CompanyStore, 'current'>;
  customerImports: CustomerImports;
  system: Pick<System, 'pause'>;
};

/** Reads a file, finds its headings, and plans what an import will do with each row. */
export async function prepareImport(
  { sheets, companies, customerImports, system }: Ports,
  { bytes, columns }: SheetUpload,
): Promise<Outcome<ImportPlan>> {
  const file = await sheets.read(bytes);
  if (!file.ok) return file;
  const chosen = chooseSheet(file.value);
  if (!chosen || chosen.headed.rows.length === 0) return failed('invalid', 'There are no rows under the headings.');
  const { sheet, headed: found } = chosen;
  const wanted = columns ?? (await customerImports.columnsFor(headingsKey(found.headings)));
  if (columns && !fitsSheet(columns, found.headings))
    return failed('invalid', 'The choices of columns do not fit this file. Choose each field once.');
  const headed = wanted && fitsSheet(wanted, found.headings) ? { ...found, columns: wanted } : found;
  const read = await readRows(system, headed);
  const customers = await customerImports.candidates(read.flatMap((row) => ('customer' in row ? [row.customer] : [])));
  const rows = planImport(headed, read, customers, (await companies.current())?.company);
  return ok({ sheet, headed, read, rows, counts: countRows(rows) });
}

/** Between two pieces other requests run: 20,000 rows take a second. */
const ROWS_AT_ONCE = 500;

async function readRows(system: Ports['system'], headed: HeadedSheet): Promise<(ImportRow | RefusedRow)[]> {
  const read: (ImportRow | RefusedRow)[] = [];
  for (let from = 0; from < headed.rows.length; from += ROWS_AT_ONCE) {
    read.push(...readImportRows({ ...headed, rows: headed.rows.slice(from, from + ROWS_AT_ONCE) }));
    await system.pause();
  }
  return read;
}

function countRows(rows: readonly PlannedRow[]): ImportCounts {
  const counts = { new: 0, changes: 0, same: 0, refused: 0 };
  for (const { what } of rows) counts[what] += 1;
  return counts;
}
