import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import type { DraftChange } from '../form/change-draft.ts';

export type Mend = { label: string; change: DraftChange };

/** What a button does about a problem that keeps the document from being issued; null when only staff can say it. */
export function mendOf(
  { field, message }: Problem,
  draft: InvoiceDraft,
  original: Pick<InvoiceDraft, 'taxType'> | null,
): Mend | null {
  const set = (name: 'number' | 'taxType' | 'taxState', value: string, label: string): Mend => ({
    label,
    change: { kind: 'field', field: name, value },
  });
  const row = /^line (\d+) gst$/.exec(field)?.[1];
  if (row && message.includes('is no rate'))
    return { label: 'Charge 18 %', change: { kind: 'cell', row: Number(row), cell: 'gst', value: '18' } };
  if (row && message.includes('under LUT'))
    return { label: 'Charge 0 %', change: { kind: 'cell', row: Number(row), cell: 'gst', value: '0' } };
  if (field === 'date' && message.includes('“Without GST”'))
    return { label: 'Without GST', change: { kind: 'without gst', chosen: true } };
  if (field === 'number' && message.includes('portal')) return set('number', '', 'Leave it blank');
  if (field === 'taxType' && original) return set('taxType', original.taxType, 'Take its tax type');
  if (field === 'taxState' && message.includes('is an invoice of'))
    return set('taxState', draft.taxState === 'delhi' ? 'odisha' : 'delhi', 'Choose it');
  return null;
}

/** Whether a button of Checks does something about a problem. */
export function isMendable(
  problem: Problem,
  draft: InvoiceDraft,
  original: Pick<InvoiceDraft, 'taxType'> | null,
): boolean {
  return tooShortRow(problem) !== null || mendOf(problem, draft, original) !== null;
}

/** The row whose HSN has too few digits: `tooShortRow({ field: 'line 2 hsn', … })` → `2` */
export function tooShortRow({ field, message }: Problem): number | null {
  const row = /^line (\d+) hsn$/.exec(field)?.[1];
  return row && / has \d digits/.test(message) ? Number(row) : null;
}
