import type { DraftLine, InvoiceDraft, InvoiceLine } from '#domain/invoice/invoice.ts';
import { type InvoiceTotals, invoiceTotals } from '#domain/invoice/invoice-totals.ts';
import { readDecimal } from '#domain/money/paise.ts';
import type { LineTax } from '#domain/tax/gst.ts';

export type LiveTotals = {
  totals: InvoiceTotals;
  /** By row; absent while quantity, rate or GST is missing or is no number. */
  byRow: ReadonlyMap<number, LineTax>;
};

/** What the document comes to so far: the lines that can be reckoned already, the others left out. */
export const liveTotals = (draft: InvoiceDraft): LiveTotals => {
  const taxType = draft.taxType === 'central' ? 'central' : 'state';
  const lines = withinReach(draft.lines.flatMap((line) => reckonable(line) ?? []));
  const { totals, lines: taxes } = invoiceTotals({ taxType, lines });
  return { totals, byRow: new Map(lines.flatMap(({ row }, index) => (taxes[index] ? [[row, taxes[index]]] : []))) };
};

const reckonable = (line: DraftLine): InvoiceLine | null => {
  const quantityMilli = readDecimal(line.quantity, 3);
  const ratePaise = readDecimal(line.rate, 2);
  const gstBasisPoints = readDecimal(line.gst, 2);
  if (line.product === '' || quantityMilli === null || ratePaise === null || gstBasisPoints === null) return null;
  return { ...line, quantityMilli, ratePaise, gstBasisPoints };
};

// Past the largest payable amount the rules refuse anyway, and sums would leave the safe integers.
const withinReach = (lines: InvoiceLine[]) => {
  let room = 1e17;
  return lines.filter(({ quantityMilli, ratePaise }) => {
    const fits = quantityMilli * ratePaise <= room;
    if (fits) room -= quantityMilli * ratePaise;
    return fits;
  });
};
