import type { DraftLine, InvoiceDraft } from '../invoices/invoice.ts';
import { type InvoiceTotals, invoiceTotals } from '../invoices/invoice-totals.ts';
import { readDiscount } from '../invoices/line-discount.ts';
import { readValidDraft } from '../invoices/read-draft.ts';
import { roundHalfUp } from '../money/paise.ts';
import type { InvoicedRow } from './origin-facts.ts';

type Line = { row: number; quantityMilli: number };

export type RowLeft<L extends Line = Line> = L & { invoiced: number; cameBack: number; left: number };

/**
 * `rowsLeft([{ row: 1, quantityMilli: 6000 }], [{ row: 1, quantity: 2000 }])` → row 1 with 4,000 thousandths left; never below zero.
 * What came back of a challan is not left either.
 */
export function rowsLeft<L extends Line>(
  lines: readonly L[],
  invoiced: readonly InvoicedRow[],
  cameBack: readonly InvoicedRow[] = [],
): RowLeft<L>[] {
  return lines.map((line) => {
    const [gone, back] = [sumOf(invoiced, line), sumOf(cameBack, line)];
    return { ...line, invoiced: gone, cameBack: back, left: Math.max(0, line.quantityMilli - gone - back) };
  });
}

function sumOf(rows: readonly InvoicedRow[], { row }: Line): number {
  return rows.reduce((sum, each) => (each.row === row ? sum + each.quantity : sum), 0);
}

/** The rows of which something is left, with that quantity and its share of a discount in rupees: `linesLeft(draft, invoiced)[0]?.quantity` → `'54'` */
export function linesLeft(
  draft: InvoiceDraft,
  invoiced: readonly InvoicedRow[],
  cameBack: readonly InvoicedRow[] = [],
): DraftLine[] {
  const left = new Map(rowsLeft(readValidDraft(draft).lines, invoiced, cameBack).map((line) => [line.row, line]));
  return draft.lines.flatMap((line) => {
    const row = left.get(line.row);
    return row && row.left > 0 ? [partOfLine(line, row.left, row.quantityMilli)] : [];
  });
}

/** `totalsLeft(draft, invoiced).payable` → what a tax invoice of everything that is left comes to, at the rates of the pro-forma. */
export function totalsLeft(
  draft: InvoiceDraft,
  invoiced: readonly InvoicedRow[],
  cameBack: readonly InvoicedRow[] = [],
): InvoiceTotals {
  return invoiceTotals(readValidDraft({ ...draft, lines: linesLeft(draft, invoiced, cameBack) })).totals;
}

/**
 * A line with a part of its quantity, in thousandths, and the same part of a discount in rupees, half up:
 * `partOfLine({ …, quantity: '6', discount: '100.00' }, 2000, 6000)` → quantity '2', discount '33.33'
 */
export function partOfLine(line: DraftLine, part: number, whole: number): DraftLine {
  if (part === whole) return line;
  const discount = readDiscount(line.discount);
  if (discount?.kind !== 'rupees' || discount.paise === 0) return { ...line, quantity: plain(part, 3) };
  const share = roundHalfUp(BigInt(discount.paise) * BigInt(part), BigInt(whole));
  return { ...line, quantity: plain(part, 3), discount: plain(Number(share), 2) };
}

/** `plain(1_234_500, 3)` → `'1234.5'`: as staff type it, without commas. */
function plain(value: number, places: number): string {
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
}
