import { dateOnly } from './draft-fields.ts';
import type { InvoiceDraft } from './invoice.ts';

type Dates = Pick<InvoiceDraft, 'date' | 'buyerOrderNumber' | 'buyerDate' | 'dispatchDocNo' | 'deliveryNoteDate'>;

/**
 * `withoutUntypedDates(draft)` → the draft with the dates blank that nobody typed: the day of an order without a number, and
 * the document's own day as that of a delivery note without a number. It is kept so when it is issued, and the paper prints
 * the dates that were kept: an older document, kept with all its dates, has them on every copy, as on its original.
 */
export function withoutUntypedDates<T extends Dates>(draft: T): T {
  const hasOrder = draft.buyerOrderNumber.trim() !== '';
  const hasDelivery = draft.dispatchDocNo.trim() !== '' || dateOnly(draft.deliveryNoteDate) !== dateOnly(draft.date);
  return {
    ...draft,
    buyerDate: hasOrder ? draft.buyerDate : '',
    deliveryNoteDate: hasDelivery ? draft.deliveryNoteDate : '',
  };
}
