import { dateOnly } from './draft-fields.ts';
import type { InvoiceDraft } from './invoice.ts';

type Dates = Pick<InvoiceDraft, 'date' | 'buyerOrderNumber' | 'buyerDate' | 'dispatchDocNo' | 'deliveryNoteDate'>;

/**
 * `withoutUntypedDates(draft)` → the draft without the dates that the form filled and nobody typed: the date of an order
 * without a number, and of a delivery note without a number when it is the document's own date. Issuing stores the draft like
 * this, and the paper prints the stored dates. Older documents were stored with all dates, so their copies print all of them.
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
