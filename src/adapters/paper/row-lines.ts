import type { InvoiceSheet } from '#domain/invoices/sheet/invoice-sheet.ts';
import { textLines } from './text-lines.ts';

/**
 * `rowLines({ name: 'Wallpaper', note: 'Ivory', … }, 183)` → `{ lines: 2, sure: true }`: the lines of a row's description in a
 * column of this width in points. When `sure`, the engine need not measure the row, which saves half of its work; else `lines`
 * is the maximum.
 */
export function rowLines({ name, note }: InvoiceSheet['rows'][number], column: number) {
  const parts = [textLines(name, 8.4, column), ...(note === '' ? [] : [textLines(note, 7.4, column)])];
  return { lines: parts.reduce((sum, { lines }) => sum + lines, 0), sure: parts.every(({ sure }) => sure) };
}
