import { blankLine, exportFields } from '#domain/invoices/draft-fields.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import type { FormStart } from './form-start.ts';

/** An empty form: five rows, today in the three dates, and the Tax State of the last form. */
export function blankDraft(kind: InvoiceKind, today: string, start: FormStart = noStart): InvoiceDraft {
  return {
    kind,
    ...start,
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

const noStart: FormStart = { taxState: '' };

/** Whether the form differs from an empty one, and from one that began with `start`. */
export function hasInput(draft: InvoiceDraft, today: string, start: FormStart): boolean {
  const blanks = [blankDraft(draft.kind, today), blankDraft(draft.kind, today, start)];
  const { lines: _, ...fields } = blanks[0] ?? draft;
  const header = (Object.keys(fields) as (keyof typeof fields)[]).some((field) =>
    blanks.every((blank) => draft[field] !== blank[field]),
  );
  const optional = optionalFields.some((field) => draft[field] !== undefined);
  return (
    header || optional || draft.lines.some(({ row: _, ...cells }) => Object.values(cells).some((text) => text !== ''))
  );
}

const keptOnRepeat = [
  ...(['paymentTerms', 'purpose', 'purposeRemark', 'showTax', 'supplyType', 'atSite'] as const),
  ...exportFields,
];

const optionalFields = [
  ...(['validUntil', 'withoutGst', 'dueDate', 'paymentTerms', 'purpose', 'purposeRemark', 'showTax'] as const),
  ...(['placeOfSupply', 'atSite', 'supplyType'] as const),
  ...exportFields,
];

/** Moves the dates of an empty form to a new day. A form with input stays unchanged. */
export function draftOnDay(draft: InvoiceDraft, before: string, today: string, start = noStart): InvoiceDraft {
  return before === today || hasInput(draft, before, start)
    ? draft
    : { ...draft, date: today, buyerDate: today, deliveryNoteDate: today };
}

/**
 * The next document for the same buyer: same states, addresses, terms and kind of supply, no number, references or lines. A place
 * that was typed over had its own reason.
 */
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
    ...Object.fromEntries(
      keptOnRepeat.flatMap((field) => (issued[field] === undefined ? [] : [[field, issued[field]]])),
    ),
  };
}
