import type { DraftChain, DraftChoices, DraftHeader, DraftLine, InvoiceDraft } from '#domain/invoices/invoice.ts';

/** The specification's invoice input: its own field names and spellings, and rows as `productname1`, `hsn1` … */
export type InvoiceInput = Record<string, string | number | undefined>;

/** From the draft's fields to their names on the wire. */
export const headerNames = {
  taxState: 'taxState',
  taxType: 'taxType',
  consigneeAddress: 'consigneeAddress',
  buyerAddress: 'buyerAddress',
  number: 'invoiceNo',
  date: 'orderDate',
  referenceNumber: 'referenceNumber',
  otherReferences: 'otherRefrences',
  buyerOrderNumber: 'buyerOrderNumber',
  buyerDate: 'buyerDate',
  dispatchDocNo: 'dispatchDocNo',
  deliveryNoteDate: 'deliveryNoteDate',
  dispatchedThrough: 'dispatchedThrough',
  destination: 'destination',
  termsOfDelivery: 'termsOfDelivery',
} as const satisfies Record<keyof DraftHeader, string>;

/** The optional fields of the header: a blank one is left out of the draft and of the stored data. */
export const optionalNames = {
  from: 'from',
  validUntil: 'validUntil',
  withoutGst: 'withoutGst',
  purpose: 'purpose',
  purposeRemark: 'purposeRemark',
  showTax: 'showTax',
  dueDate: 'dueDate',
  paymentTerms: 'paymentTerms',
  placeOfSupply: 'placeOfSupply',
  placeRemark: 'placeRemark',
  atSite: 'atSite',
  supplyType: 'supplyType',
  exportCountry: 'exportCountry',
  exportCurrency: 'exportCurrency',
  exportRate: 'exportRate',
  exportPort: 'exportPort',
} as const satisfies Record<keyof (DraftChain & DraftChoices), string>;

const lineNames = {
  product: 'productname',
  description: 'pcomment',
  hsn: 'hsn',
  quantity: 'qty',
  rate: 'rate',
  unit: 'ratePerQty',
  gst: 'gst',
  fromRow: 'fromRow',
  discount: 'discount',
  material: 'material',
} as const satisfies Record<Exclude<keyof DraftLine, 'row' | 'measured'>, string>;

/** Cells that do not make a row by themselves. A blank one is left out, as the optional fields of the header are. */
const optionalCells: (keyof typeof lineNames)[] = ['fromRow', 'discount', 'material'];

const headerKeys = new Set<string>(['type', ...Object.values(headerNames)]);
const optionalKeys = new Set<string>(Object.values(optionalNames));

// Each document is read from the wire with them.
const headerNamesOf = entriesOf(headerNames);
const optionalNamesOf = entriesOf(optionalNames);
const cellNamesOf = entriesOf(lineNames);

function entriesOf<Field extends string>(names: Record<Field, string>) {
  return Object.entries(names) as [Field, string][];
}
const cellNames = Object.values(lineNames).join('|');
const rowField = new RegExp(`^(?:${cellNames})([1-9]\\d{0,14})$`);
const optionalField = new RegExp(`^(?:${optionalCells.map((cell) => lineNames[cell]).join('|')})\\d`);
const anyRowField = new RegExp(`^(${cellNames})(\\d+)$`);

/**
 * Reads the wire's flat input as a draft. A missing key is blank, unknown keys are ignored. Rows keep their numbers, and only
 * filled rows become lines, so a high number costs nothing. Row 1 is always a line, so that its problem can be reported.
 */
export function draftFromInput(input: InvoiceInput): InvoiceDraft {
  const text = (key: string) => (Object.hasOwn(input, key) ? String(input[key] ?? '') : '');
  const isFilled = (key: string) => text(key).trim() !== '';
  const rows = new Set([1]);
  for (const key of Object.keys(input)) {
    const row = rowOf(key);
    if (row !== null && isFilled(key) && !isOptional(key)) rows.add(row);
  }
  const line = (row: number): DraftLine => {
    const cells: Partial<Record<keyof typeof lineNames, string>> = {};
    for (const [cell, name] of cellNamesOf)
      if (!optionalCells.includes(cell) || isFilled(name + row)) cells[cell] = text(name + row);
    return { row, ...cells } as DraftLine;
  };
  const draft: Record<string, unknown> = {};
  for (const [field, name] of headerNamesOf) draft[field] = text(name);
  for (const [field, name] of optionalNamesOf) if (isFilled(name)) draft[field] = text(name).trim();
  draft.kind = text('type');
  draft.lines = [...rows].sort((one, other) => one - other).map(line);
  return draft as InvoiceDraft;
}

/** The draft of a document, from its stored JSON text. */
export function draftOfData(data: string): InvoiceDraft {
  return draftFromInput(JSON.parse(data) as InvoiceInput);
}

/** Whether a key of the wire is a cell of a row: `qty12`. A row's number has at most 15 digits and no zero in front. */
export function isRowField(key: string): boolean {
  return rowField.test(key);
}

function rowOf(key: string): number | null {
  const [, row] = rowField.exec(key) ?? [];
  return row === undefined ? null : Number(row);
}

function isOptional(key: string): boolean {
  return optionalField.test(key);
}

/** The cell and the row number in a key, even when the number is not valid: `qty007` → `['quantity', '007']`. */
export function cellOf(key: string): [cell: keyof typeof lineNames, row: string] | null {
  const [, name, row = ''] = anyRowField.exec(key) ?? [];
  const [cell] = cellNamesOf.find((each) => each[1] === name) ?? [];
  return cell ? [cell, row] : null;
}

/** Writes a draft as the wire's flat input. */
export function inputFromDraft(draft: InvoiceDraft): InvoiceInput {
  const input: InvoiceInput = { type: draft.kind };
  for (const [field, name] of headerNamesOf) input[name] = draft[field];
  for (const [field, name] of optionalNamesOf) if (draft[field]) input[name] = draft[field];
  for (const line of draft.lines)
    for (const [cell, name] of cellNamesOf)
      if (line[cell] || !optionalCells.includes(cell)) input[name + line.row] = line[cell];
  return input;
}

/** The JSON text to store: the known keys of `input` as they were sent, with the document's number. */
export function issuedData(input: InvoiceInput, number: string, dueDate?: string): string {
  const isKept = (key: string, value: InvoiceInput[string]) =>
    optionalKeys.has(key) || isOptional(key)
      ? value !== undefined && value !== ''
      : headerKeys.has(key) || rowField.test(key);
  const kept: InvoiceInput = {};
  for (const [key, value] of Object.entries(input)) if (isKept(key, value)) kept[key] = value;
  if (dueDate !== undefined) kept.dueDate = dueDate;
  kept.invoiceNo = number;
  return JSON.stringify(kept);
}

/** A draft's field by its name on the wire: `otherReferences` → `otherRefrences`, `line 3` → `productname3`, `line 3 quantity` → `qty3`. */
export function wireField(field: string): string {
  const [, row, cell = 'product'] = /^line (\d+)(?: (\w+))?$/.exec(field) ?? [];
  if (row) return (lineNames[cell as keyof typeof lineNames] ?? lineNames.product) + row;
  return headerNames[field as keyof DraftHeader] ?? (field === 'kind' ? 'type' : field);
}
