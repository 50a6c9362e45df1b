import { inputFromDraft } from '#contract/invoice-wire.ts';
import { blankLine, headerFields, requiredCells } from '#domain/invoices/draft-fields.ts';
import type { DraftHeader, DraftLine, InvoiceDraft } from '#domain/invoices/invoice.ts';
import { blankDraft } from './blank-draft.ts';
import type { LineCell } from './change-draft.ts';

/** The specification's words for the cells of a row. */
export const cellLabels: Record<LineCell, string> = {
  product: 'Product',
  description: 'Description',
  hsn: 'HSN/SAC',
  quantity: 'Quantity',
  rate: 'Rate',
  unit: 'Per',
  gst: 'GST',
};

/** `fieldId('line 3 quantity')` → `'line-3-quantity'`: the id of the control that a problem is about. */
export function fieldId(field: string): string {
  return field.replaceAll(' ', '-');
}

/** The cells that a line with a product must have and this one has not. */
export function missingCells(line: DraftLine): LineCell[] {
  return (['product', ...requiredCells] as const).filter((cell) => line[cell].trim() === '');
}

/** `draftField('qty3')` → `'line 3 quantity'`, `draftField('productname3')` → `'line 3'`; what it does not know stays. */
export function draftField(wireName: string): string {
  const found = /^([A-Za-z]+?)(\d+)$/.exec(wireName);
  const known = fieldsByWireName.get(found ? `${found[1]}1` : wireName);
  if (!known) return wireName;
  return found ? known.replace('1', found[2] ?? '') : known;
}

/** The value that a problem is about: a field's, a cell's, or a whole line's. */
export function valueAt(draft: InvoiceDraft, field: string): string {
  const [, row, cell] = /^line (\d+)(?: (\w+))?$/.exec(field) ?? [];
  if (row === undefined) return String(draft[field as keyof DraftHeader] ?? '');
  const line = draft.lines[Number(row) - 1] ?? blankLine(0);
  return cell === undefined ? JSON.stringify(line) : String(line[cell as LineCell] ?? '');
}

// Every field holding its own name, written for the wire, tells which wire name is which field.
const fieldsByWireName = (() => {
  const header = Object.fromEntries(Object.keys(headerFields).map((field) => [field, field]));
  const cells = Object.fromEntries(
    Object.keys(cellLabels).map((cell) => [cell, cell === 'product' ? 'line 1' : `line 1 ${cell}`]),
  );
  const draft: InvoiceDraft = { ...blankDraft('tax', ''), ...header, lines: [{ ...blankLine(1), ...cells }] };
  return new Map(Object.entries(inputFromDraft(draft)).map(([name, field]) => [name, String(field)]));
})();
