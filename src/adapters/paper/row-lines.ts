import type { InvoiceSheet } from '#domain/invoices/sheet/invoice-sheet.ts';
import { textLines } from './text-lines.ts';

/**
 * `rowLines({ name: 'Wallpaper', note: 'Ivory', … }, { description: 183, discount: 64 })` → `{ lines: 2, sure: true }`: the lines of
 * a row's description or discount, the longer of the two, in columns of these widths in points. When `sure`, the engine need not measure the row, which saves half of its work; else `lines`
 * is the maximum.
 */
export function rowLines(
  { name, note, discount }: InvoiceSheet['rows'][number],
  columns: { description: number; discount: number },
) {
  const description = [
    textLines(name, 8.4, columns.description),
    ...(note === '' ? [] : [textLines(note, 7.4, columns.description)]),
  ];
  const of = discount ? [textLines(discount.of, 6.9, columns.discount)] : [];
  return {
    lines: Math.max(sumOf(description), of.length + sumOf(of)),
    sure: [...description, ...of].every(({ sure }) => sure),
  };
}

function sumOf(parts: { lines: number }[]) {
  return parts.reduce((sum, { lines }) => sum + lines, 0);
}
