import type { DraftHeader } from '#domain/invoices/invoice.ts';
import type { Correction } from '#domain/outcome.ts';
import type { DraftChange } from '../form/change-draft.ts';

/** `changeOfCorrection({ kind: 'set', field: 'line 2 gst', value: '18', … })` → the change of the form that sets it. */
export function changeOfCorrection({ field, value }: Extract<Correction, { kind: 'set' }>): DraftChange {
  const row = /^line (\d+) gst$/.exec(field)?.[1];
  if (row) return { kind: 'cell', row: Number(row), cell: 'gst', value };
  if (field === 'withoutGst') return { kind: 'without gst', chosen: value !== '' };
  return { kind: 'field', field: field as keyof DraftHeader, value };
}
