import { inputFromDraft } from '#contract/invoice-wire.ts';
import { blankLine, headerFields, requiredCells } from '#domain/invoices/draft-fields.ts';
import type { DraftHeader, DraftLine, InvoiceDraft } from '#domain/invoices/invoice.ts';
import { blankDraft } from './blank-draft.ts';
import type { LineCell } from './change-draft.ts';

/** The labels of the cells, as in the specification. */
export const cellLabels: Record<LineCell, string> = {
  product: 'Product',
  description: 'Description',
  hsn: 'HSN/SAC',
  quantity: 'Quantity',
  rate: 'Rate',
  unit: 'Per',
  gst: 'GST',
  discount: 'Discount',
};

/** `fieldId('line 3 quantity')` → `'line-3-quantity'`: the id of the control for a field. */
export function fieldId(field: string): string {
  return field.replaceAll(' ', '-');
}

/** A firm with one registration has no field of it: its form begins with the tax type. */
export function focusFirstField(): void {
  (document.getElementById('taxState') ?? document.getElementById('taxType'))?.focus();
}

/** `'line-3-rate'` → `'line 3'`; the id of a header field stays. */
export function fieldOrLine(id: string) {
  return id.replace(/^line-(\d+)-.*/, 'line $1');
}

/** The required cells that are blank. */
export function missingCells(line: DraftLine): LineCell[] {
  return (['product', ...requiredCells] as const).filter((cell) => line[cell].trim() === '');
}

/** `draftField('qty3')` → `'line 3 quantity'`, `draftField('productname3')` → `'line 3'`. Unknown names stay unchanged. */
export function draftField(wireName: string): string {
  const found = /^([A-Za-z]+?)(\d+)$/.exec(wireName);
  const known = fieldsByWireName.get(found ? `${found[1]}1` : wireName);
  if (!known) return wireName;
  return found ? known.replace('1', found[2] ?? '') : known;
}

/** The value of a field, a cell, or a whole line. */
export function valueAt(draft: InvoiceDraft, field: string): string {
  const [, row, cell] = /^line (\d+)(?: (\w+))?$/.exec(field) ?? [];
  if (row === undefined) return String(draft[field as keyof DraftHeader] ?? '');
  const line = draft.lines[Number(row) - 1] ?? blankLine(0);
  return cell === undefined ? JSON.stringify(line) : String(line[cell as LineCell] ?? '');
}

// Converts a draft whose values are their own field names: the result maps wire names to fields.
const fieldsByWireName = (() => {
  const header = Object.fromEntries(Object.keys(headerFields).map((field) => [field, field]));
  const cells = Object.fromEntries(
    Object.keys(cellLabels).map((cell) => [cell, cell === 'product' ? 'line 1' : `line 1 ${cell}`]),
  );
  const draft: InvoiceDraft = { ...blankDraft('tax', ''), ...header, lines: [{ ...blankLine(1), ...cells }] };
  return new Map(Object.entries(inputFromDraft(draft)).map(([name, field]) => [name, String(field)]));
})();
