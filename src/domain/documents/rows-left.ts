import type { DraftLine, InvoiceDraft } from '../invoices/invoice.ts';
import { type InvoiceTotals, invoiceTotals } from '../invoices/invoice-totals.ts';
import { readValidDraft } from '../invoices/read-draft.ts';
import type { InvoicedRow } from './origin-facts.ts';
import { partOfLine } from './part-of-line.ts';

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
