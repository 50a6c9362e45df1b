import { readDecimal } from '../money/paise.ts';
import type { LineTax } from '../tax/gst.ts';
import type { DraftLine, InvoiceDraft, InvoiceLine } from './invoice.ts';
import { type InvoiceTotals, invoiceTotals } from './invoice-totals.ts';

export type LiveTotals = {
  totals: InvoiceTotals;
  /** By row; absent while quantity, rate or GST is missing or not a number. */
  byRow: ReadonlyMap<number, LineTax>;
};

/**
 * `liveTotals(draft).totals.payable` → the payable amount so far, in paise, from the complete lines. A blank Tax Type counts
 * as Within State.
 */
export function liveTotals(draft: InvoiceDraft): LiveTotals {
  const taxType = draft.taxType === 'central' ? 'central' : 'state';
  const lines = withinLimit(draft.lines.flatMap((line) => parseLine(line) ?? []));
  const { totals, lines: taxes } = invoiceTotals({ taxType, lines });
  return { totals, byRow: new Map(lines.flatMap(({ row }, index) => (taxes[index] ? [[row, taxes[index]]] : []))) };
}

function parseLine(line: DraftLine): InvoiceLine | null {
  const quantityMilli = readDecimal(line.quantity, 3);
  const ratePaise = readDecimal(line.rate, 2);
  const gstBasisPoints = readDecimal(line.gst, 2);
  if (line.product === '' || quantityMilli === null || ratePaise === null || gstBasisPoints === null) return null;
  return { ...line, quantityMilli, ratePaise, gstBasisPoints };
}

// The rules refuse larger amounts anyway, and their sum would not be a safe integer.
function withinLimit(lines: InvoiceLine[]) {
  let room = 1e17;
  return lines.filter(({ quantityMilli, ratePaise }) => {
    const fits = quantityMilli * ratePaise <= room;
    if (fits) room -= quantityMilli * ratePaise;
    return fits;
  });
}
