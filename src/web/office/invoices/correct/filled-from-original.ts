import { draftFromInvoice } from '#domain/documents/next-draft.ts';
import type { CreditedInvoice } from '#domain/invoices/credited-invoice.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { inRows } from '../../parts/documents/record-draft.ts';

/** Fills the blank fields of a credit note from its invoice. Tax Type always comes from the invoice, and the rows are what is left of it. */
export function filledFromOriginal(draft: InvoiceDraft, original: CreditedInvoice): InvoiceDraft {
  const left = inRows(draftFromInvoice(original, draft.date));
  const typed = Object.entries(draft).filter(([, value]) => typeof value === 'string' && value.trim() !== '');
  return { ...left, ...Object.fromEntries(typed), taxType: left.taxType };
}
