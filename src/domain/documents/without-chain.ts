import type { InvoiceDraft } from '../invoices/invoice.ts';

/** `withoutChain(draft)` → the draft without its origin, its rows' origins and its last day: a copy is a separate document. */
export function withoutChain({ from: _, validUntil: __, ...draft }: InvoiceDraft): InvoiceDraft {
  return { ...draft, lines: draft.lines.map(({ fromRow: ___, ...line }) => line) };
}

/** `withoutPurpose(draft)` → the draft without what only a challan has: what is made from it is another kind. */
export function withoutPurpose({ purpose: _, purposeRemark: __, showTax: ___, ...draft }: InvoiceDraft): InvoiceDraft {
  return draft;
}
