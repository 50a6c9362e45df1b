import { findHeadings, type HeadedSheet } from './find-headings.ts';
import type { Sheet } from './sheet.ts';

/** The sheet of a workbook that holds customers: the first whose headings have a name, else the first one. */
export function chooseSheet(sheets: readonly Sheet[]): { sheet: Sheet; headed: HeadedSheet } | null {
  const headed = sheets.map((sheet) => ({ sheet, headed: findHeadings(sheet) }));
  const named = headed.filter(({ headed: { columns } }) => columns.includes('name'));
  const known = ({ headed: { columns } }: (typeof headed)[number]) => columns.filter((field) => field !== null).length;
  return named.toSorted((one, other) => known(other) - known(one))[0] ?? headed[0] ?? null;
}
