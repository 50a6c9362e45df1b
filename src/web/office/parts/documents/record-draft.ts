import { draftOfData } from '#contract/invoice-wire.ts';
import { withoutChain } from '#domain/documents/without-chain.ts';
import { blankLine } from '#domain/invoices/draft-fields.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';

/** A new draft from an issued document: without number, with today's dates, rows numbered from 1. */
export function copyOfRecord(data: string, today: string): InvoiceDraft {
  const draft = withoutChain(draftOfData(data));
  const lines = draft.lines.filter(({ product }) => product.trim() !== '');
  return { ...inRows({ ...draft, lines }), number: '', date: today, buyerDate: today, deliveryNoteDate: today };
}

/**
 * The draft of an issued document that is cancelled to be made again: every field as it was, also its dates and what it was
 * made from, whose quantities the cancellation frees. Only the number is a new one.
 */
export function draftMadeAgain(data: string): InvoiceDraft {
  const draft = draftOfData(data);
  const lines = draft.lines.filter(({ product }) => product.trim() !== '');
  return { ...inRows({ ...draft, lines }), number: '' };
}

/** The draft with its lines in rows from 1, and blank rows up to the five of the form. */
export function inRows(draft: InvoiceDraft): InvoiceDraft {
  const rows = Array.from({ length: Math.max(5, draft.lines.length) }, (_, index) => index + 1);
  return { ...draft, lines: rows.map((row) => ({ ...(draft.lines[row - 1] ?? blankLine(row)), row })) };
}

/** A credit note for the whole invoice: same parties and lines, and the invoice number as Reference No. */
export function creditOfRecord({ refnum, data }: { refnum: string; data: string }, today: string): InvoiceDraft {
  return {
    ...copyOfRecord(data, today),
    kind: 'credit',
    referenceNumber: refnum,
  };
}

/** Fills the blank fields of a credit note from its invoice. Tax Type and lines always come from the invoice. */
export function filledFromOriginal(draft: InvoiceDraft, original: { number: string; data: string }): InvoiceDraft {
  const whole = creditOfRecord({ refnum: original.number, data: original.data }, draft.date);
  const typed = Object.entries(draft).filter(([, value]) => typeof value === 'string' && value.trim() !== '');
  return { ...whole, ...Object.fromEntries(typed), taxType: whole.taxType };
}
