import { blankLine } from '#domain/invoices/draft-fields.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';

/** An empty form: five rows, and today in the three dates. */
export function blankDraft(kind: InvoiceKind, today: string): InvoiceDraft {
  return {
    kind,
    taxState: '',
    taxType: '',
    consigneeAddress: '',
    buyerAddress: '',
    number: '',
    date: today,
    referenceNumber: '',
    otherReferences: '',
    buyerOrderNumber: '',
    buyerDate: today,
    dispatchDocNo: '',
    deliveryNoteDate: today,
    dispatchedThrough: '',
    destination: '',
    termsOfDelivery: '',
    lines: [1, 2, 3, 4, 5].map(blankLine),
  };
}

/** Whether the form differs from an empty one. */
export function hasInput(draft: InvoiceDraft, today: string): boolean {
  const { lines: _, ...blank } = blankDraft(draft.kind, today);
  const header = Object.entries(blank).some(([field, value]) => draft[field as keyof typeof blank] !== value);
  return header || draft.lines.some(({ row: _, ...cells }) => Object.values(cells).some((text) => text !== ''));
}

/** Moves the dates of an empty form to a new day. A form with input stays unchanged. */
export function draftOnDay(draft: InvoiceDraft, before: string, today: string): InvoiceDraft {
  return before === today || hasInput(draft, before)
    ? draft
    : { ...draft, date: today, buyerDate: today, deliveryNoteDate: today };
}

/** The next document for the same buyer: same states, addresses and terms, no number, references or lines. */
export function repeatDraft(issued: InvoiceDraft, today: string): InvoiceDraft {
  return {
    ...blankDraft(issued.kind, today),
    taxState: issued.taxState,
    taxType: issued.taxType,
    consigneeAddress: issued.consigneeAddress,
    buyerAddress: issued.buyerAddress,
    dispatchedThrough: issued.dispatchedThrough,
    destination: issued.destination,
    termsOfDelivery: issued.termsOfDelivery,
  };
}
