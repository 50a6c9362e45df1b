import { creditLeft, linesToCredit } from '#domain/invoices/credit/credit-left.ts';
import { creditProblems } from '#domain/invoices/credit/credit-problems.ts';
import { isAtPriceOf, pricedRow } from '#domain/invoices/credit/priced-row.ts';
import type { CreditedInvoice } from '#domain/invoices/credited-invoice.ts';
import type { DraftLine, InvoiceDraft } from '#domain/invoices/invoice.ts';
import { readDecimal } from '#domain/money/paise.ts';
import { lineValue } from '#domain/tax/gst.ts';

type Capped = {
  lines: DraftLine[];
  /** The first row that was changed; 1 when it was taken out. */
  row: number;
};

/** The rows of a credit note with those in excess lowered to what is left of the invoice beside the others, which stay as typed. */
export function cappedToLeft(draft: InvoiceDraft, original: CreditedInvoice): Capped {
  let lines = draft.lines.filter(({ product }) => product.trim() !== '').map(numbered);
  let first: number | null = null;
  // Each round lowers a row, or takes it out.
  for (let round = 0; round <= 2 * draft.lines.length; round += 1) {
    const rows = rowsInExcess({ ...draft, lines }, original);
    const line = lines.find(({ row }) => row === rows[0]);
    if (!line) break;
    const others = lines.filter(({ row }) => row !== line.row && !rows.includes(row));
    const beside = others.map((other) => ({ ...other, ...(draft.withoutGst ? { withoutGst: 'yes' } : {}) }));
    const left = { ...original, creditedLines: [...original.creditedLines, ...beside] };
    first = Math.min(first ?? line.row, line.row);
    lines = lines.flatMap((each) => (each === line ? lowered(line, left) : [each])).map(numbered);
  }
  return { lines, row: Math.min(first ?? 1, Math.max(1, lines.length)) };
}

function numbered(line: DraftLine, index: number): DraftLine {
  return { ...line, row: index + 1 };
}

/** In their order; the last row when only all of them together are too much. */
function rowsInExcess(draft: InvoiceDraft, original: CreditedInvoice): number[] {
  const problems = creditProblems(draft, original);
  const rows = problems.flatMap(({ field }) => Number(/^line (\d+) (?:quantity|rate)$/.exec(field)?.[1] ?? 0) || []);
  const last = draft.lines.at(-1);
  return rows.length === 0 && last && problems.some(({ field }) => field === 'referenceNumber') ? [last.row] : rows;
}

/** Goods get the quantity that is left, or a discount where only their value is too much; a difference of price gets the value that is left. */
function lowered(line: DraftLine, original: CreditedInvoice): DraftLine[] {
  const typed = pricedRow(line);
  const isAlike = (each: DraftLine) =>
    each.product.trim() === line.product.trim() && readDecimal(each.gst, 2) === readDecimal(line.gst, 2);
  const isSame = (each: DraftLine) => isAlike(each) && each.unit.trim() === line.unit.trim();
  const takesBack = original.draft.lines.some((each) => isSame(each) && isAtPriceOf(line, each));
  const left = creditLeft(original).filter((row) => isAlike(row.line));
  const pieces = left.filter((row) => isSame(row.line)).reduce((sum, { quantity }) => sum + quantity, 0);
  if (typed && takesBack && typed.quantityMilli > pieces)
    return linesToCredit(original)
      .filter(isSame)
      .map((each, index) => (index === 0 && line.description ? { ...each, description: line.description } : each));
  const value = left.reduce((sum, { taxable }) => sum + Number(taxable), 0);
  const { discount: _, ...bare } = line;
  if (!typed || value <= 0) return [];
  const excess = Number(lineValue(typed)) - value;
  if (excess <= 0) return [line];
  if (takesBack) return [{ ...bare, discount: rupees(excess) }];
  return [{ ...bare, rate: rupees(Math.floor((value * 1000) / typed.quantityMilli)) }];
}

/** `rupees(15_050)` → `'150.5'`: as staff type it. */
function rupees(paise: number): string {
  return String(paise / 100);
}
