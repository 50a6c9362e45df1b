import type { CellRow } from '../customers/import/sheet.ts';
import { readDecimal } from '../money/paise.ts';

/** What a cell says, or why nobody can tell. */
export type Cell<Value> = { value: Value } | { why: string };

/** `readSheetCell(row, 3, readPrice)` → `{ value: 125000 }`, or `{ why: 'it is a formula. Paste its value.' }`; a column below 0 is blank. */
export function readSheetCell<Value>(row: CellRow, column: number, of: (text: string) => Cell<Value>): Cell<Value> {
  const unreadable = row.unreadable.find((cell) => cell.column === column);
  if (unreadable) return { why: `${unreadable.why}. Copy the column in the spreadsheet, and paste its values.` };
  const text = (row.cells[column] ?? '').trim();
  return /^[=@]/.test(text) ? { why: 'it is a formula. Paste its value.' } : of(text);
}

/** Paise; null for a blank cell, and for 0, which who has no price yet writes. */
export function readPrice(text: string): Cell<number | null> {
  const value = text === '' ? 0 : readDecimal(text.replaceAll(/^(?:₹|rs\.?)\s*|,|\/-$/gi, ''), 2);
  if (value === null || value < 0) return { why: `“${text.slice(0, 40)}” is no rate in rupees and paise.` };
  return { value: value === 0 ? null : value };
}
