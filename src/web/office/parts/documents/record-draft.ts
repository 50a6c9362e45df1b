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
