import { draftOfData } from '#contract/invoice-wire.ts';
import { blankLine } from '#domain/invoices/draft-fields.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';

/** What an issued document says, as a form to begin another from: its number blank, its dates today, its rows counted anew. */
export function copyOfRecord(data: string, today: string): InvoiceDraft {
  const draft = draftOfData(data);
  const filled = draft.lines.filter(({ product }) => product.trim() !== '');
  const rows = Array.from({ length: Math.max(5, filled.length) }, (_, index) => index + 1);
  return {
    ...draft,
    number: '',
    date: today,
    buyerDate: today,
    deliveryNoteDate: today,
    lines: rows.map((row) => ({ ...(filled[row - 1] ?? blankLine(row)), row })),
  };
}

/** The credit note that takes all of a tax invoice back: same parties and lines, and the invoice's number as its Reference No. */
export function creditOfRecord({ refnum, data }: { refnum: string; data: string }, today: string): InvoiceDraft {
  return {
    ...copyOfRecord(data, today),
    kind: 'credit',
    referenceNumber: refnum,
  };
}

/** The credit note as it was begun, with what it still lacks taken from the invoice that it corrects. */
export function filledFromOriginal(begun: InvoiceDraft, original: { number: string; data: string }): InvoiceDraft {
  const whole = creditOfRecord({ refnum: original.number, data: original.data }, begun.date);
  const typed = Object.entries(begun).filter(([, value]) => typeof value === 'string' && value.trim() !== '');
  return { ...whole, ...Object.fromEntries(typed), taxType: whole.taxType };
}
