import type { InvoiceDraft } from '../invoices/invoice.ts';

/**
 * `withoutChain(draft)` → the draft without its origin, its rows' origins, its last day and its due date: a copy is a separate
 * document with dates of its own.
 */
export function withoutChain({ from: _, validUntil: __, dueDate: ___, ...draft }: InvoiceDraft): InvoiceDraft {
  return { ...draft, lines: draft.lines.map(({ fromRow: ____, ...line }) => line) };
}

/** `withoutPurpose(draft)` → the draft without what only a challan has: what is made from it is another kind. */
export function withoutPurpose({ purpose: _, purposeRemark: __, showTax: ___, ...draft }: InvoiceDraft): InvoiceDraft {
  return draft;
}
