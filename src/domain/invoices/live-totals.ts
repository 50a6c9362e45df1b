import { type IsListed, takeAnyValue } from '../catalogue/form-lists.ts';
import type { LineTax } from '../tax/gst.ts';
import type { DraftLine, InvoiceDraft, InvoiceLine } from './invoice.ts';
import { type InvoiceTotals, invoiceTotals } from './invoice-totals.ts';
import { readLine } from './read-line.ts';
import { hasUnknownOption } from './row-problems.ts';

export type LiveTotals = {
  totals: InvoiceTotals;
  /** By row; absent while quantity, rate or GST is missing, or a cell is wrong. */
  byRow: ReadonlyMap<number, LineTax>;
};

/**
 * `liveTotals(draft).totals.payable` → the payable amount so far, in paise, from the complete lines. A blank Tax Type counts
 * as Within State. `isListed`: a row with a value that no list has does not count.
 */
export function liveTotals(draft: InvoiceDraft, isListed: IsListed = takeAnyValue): LiveTotals {
  const taxType = draft.taxType.trim() === 'central' ? 'central' : 'state';
  const lines = withinLimit(
    draft.lines.flatMap((line) => (countsIn(line, isListed, draft) ? (readLine(line, draft) ?? []) : [])),
  );
  const { totals, lines: taxes } = invoiceTotals({ taxType, lines });
  return { totals, byRow: new Map(lines.flatMap(({ row }, index) => (taxes[index] ? [[row, taxes[index]]] : []))) };
}

function countsIn(line: DraftLine, isListed: IsListed, draft: InvoiceDraft) {
  return line.product.trim() !== '' && !hasUnknownOption(line, isListed, draft);
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
