import { partOfLine } from '#domain/documents/part-of-line.ts';
import type { DraftLine } from '#domain/invoices/invoice.ts';
import { readDecimal } from '#domain/money/paise.ts';

/** What a row of an earlier document offered before its quantity was changed, by that row; null after a discount was typed. */
type OfferedRows = Record<string, Pick<DraftLine, 'quantity' | 'discount'> | null>;

/**
 * The row with another quantity. A row that comes from an earlier document takes its share of a discount in rupees along, as
 * `partOfLine` does, until staff type a discount: of 6 pieces with 100.00 off, 2 pieces have 33.33 off.
 */
export function shareDiscount(
  line: DraftLine,
  quantity: string,
  offered: OfferedRows = {},
): { line: DraftLine; offered: OfferedRows } {
  const { fromRow } = line;
  if (fromRow === undefined || offered[fromRow] === null) return { line: { ...line, quantity }, offered };
  const base = offered[fromRow] ?? { quantity: line.quantity, discount: line.discount };
  const [part, whole] = [readDecimal(quantity, 3), readDecimal(base.quantity, 3)];
  const known = { ...offered, [fromRow]: base };
  if (part === null || whole === null || part === 0 || part >= whole)
    return { line: { ...line, ...base, quantity }, offered: known };
  return { line: { ...partOfLine({ ...line, ...base }, part, whole), quantity }, offered: known };
}
