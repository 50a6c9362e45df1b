import { readDecimal } from '../money/paise.ts';
import type { LineTax } from '../tax/gst.ts';
import type { DraftLine, InvoiceDraft, InvoiceLine } from './invoice.ts';
import { type InvoiceTotals, invoiceTotals } from './invoice-totals.ts';

export type LiveTotals = {
  totals: InvoiceTotals;
  /** By row; absent while quantity, rate or GST is missing or is no number. */
  byRow: ReadonlyMap<number, LineTax>;
};

/**
 * `liveTotals(draft).totals.payable` → what the document comes to so far, in paise: the lines that can be reckoned
 * already, the others left out. While Tax Type is blank they are reckoned as Within State.
 */
export function liveTotals(draft: InvoiceDraft): LiveTotals {
  const taxType = draft.taxType === 'central' ? 'central' : 'state';
  const lines = withinReach(draft.lines.flatMap((line) => reckonable(line) ?? []));
  const { totals, lines: taxes } = invoiceTotals({ taxType, lines });
  return { totals, byRow: new Map(lines.flatMap(({ row }, index) => (taxes[index] ? [[row, taxes[index]]] : []))) };
}

function reckonable(line: DraftLine): InvoiceLine | null {
  const quantityMilli = readDecimal(line.quantity, 3);
  const ratePaise = readDecimal(line.rate, 2);
  const gstBasisPoints = readDecimal(line.gst, 2);
  if (line.product === '' || quantityMilli === null || ratePaise === null || gstBasisPoints === null) return null;
  return { ...line, quantityMilli, ratePaise, gstBasisPoints };
}

// Past the largest payable amount the rules refuse anyway, and sums would leave the safe integers.
function withinReach(lines: InvoiceLine[]) {
  let room = 1e17;
  return lines.filter(({ quantityMilli, ratePaise }) => {
    const fits = quantityMilli * ratePaise <= room;
    if (fits) room -= quantityMilli * ratePaise;
    return fits;
  });
}
