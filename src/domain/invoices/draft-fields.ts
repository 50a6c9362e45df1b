import type { DraftHeader, DraftLine } from './invoice.ts';
import type { InvoiceKind } from './invoice-kinds.ts';

/** The rule of a field: an option of a `list`, a text of up to `longest` characters, a real date, or a number that fits rule 46. */
type Rule = { label: string; required: boolean } & (
  | { kind: 'options'; list: 'taxStates' | 'taxTypes' }
  | { kind: 'text'; longest: number /** The most lines that are not blank; without it, any number. */; lines?: number }
  | { kind: 'date' }
  | { kind: 'number' }
);

// This many lines fit on the first page below the firm's address. A test prints them.
const address = { required: true, kind: 'text', longest: 2000, lines: 50 } as const;
const shortText = { kind: 'text', longest: 300 } as const;
const date = { required: true, kind: 'date' } as const;

/** The form's fields in the form's order, with the specification's labels: `headerFields.otherReferences.label` → `'Other Refrences'`. */
export const headerFields: Record<keyof DraftHeader, Rule> = {
  taxState: { label: 'Tax State', required: true, kind: 'options', list: 'taxStates' },
  taxType: { label: 'Tax Type', required: true, kind: 'options', list: 'taxTypes' },
  consigneeAddress: { label: 'Consignee Address', ...address },
  buyerAddress: { label: 'Buyer Address', ...address },
  number: { label: 'Invoice Number', required: false, kind: 'number' },
  date: { label: 'Date', ...date },
  referenceNumber: { label: 'Reference No', required: true, ...shortText },
  otherReferences: { label: 'Other Refrences', required: false, ...shortText },
  buyerOrderNumber: { label: 'Buyer Order No', required: false, ...shortText },
  buyerDate: { label: 'Buyer Date', ...date },
  dispatchDocNo: { label: 'Dispatch Doc No', required: false, ...shortText },
  deliveryNoteDate: { label: 'Delivery Note Date', ...date },
  dispatchedThrough: { label: 'Dispatched Through', required: true, ...shortText },
  destination: { label: 'Destination', required: true, ...shortText },
  termsOfDelivery: { label: 'Terms of Delivery', required: false, ...shortText },
};

/** The fields that only an export has. */
export const exportFields = ['exportCountry', 'exportCurrency', 'exportRate', 'exportPort'] as const;

/** `numberLabel('credit')` → `'Credit Note Number'`: the label of the number field on the form of a kind. */
export function numberLabel(kind: InvoiceKind): string {
  return ownNumberLabels[kind] ?? headerFields.number.label;
}

const ownNumberLabels: Partial<Record<InvoiceKind, string>> = {
  credit: 'Credit Note Number',
  challan: 'Challan Number',
};

/** The cells that a row with a product must fill. */
export const requiredCells = ['hsn', 'quantity', 'rate', 'unit', 'gst'] as const satisfies readonly (keyof DraftLine)[];

/** `blankLine(3)` → row 3, empty. */
export function blankLine(row: number): DraftLine {
  return {
    row,
    product: '',
    description: '',
    hsn: '',
    quantity: '',
    rate: '',
    unit: '',
    gst: '',
  };
}

/** `dateOnly('2026-11-21 00:00:00')` → `'2026-11-21'`: on the wire a time may follow the date. */
export function dateOnly(text: string): string {
  return text.trim().slice(0, 10);
}
