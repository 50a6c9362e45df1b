import type { DraftHeader } from '#domain/invoices/invoice.ts';
import type { Correction } from '#domain/outcome.ts';
import type { DraftChange, LineCell } from '../form/change-draft.ts';

/** `changeOfCorrection({ kind: 'set', field: 'line 2 hsn', value: '85395200', … })` → the change of the form that sets it. */
export function changeOfCorrection({ field, value }: Extract<Correction, { kind: 'set' }>): DraftChange {
  const [, row, cell] = /^line (\d+) (\w+)$/.exec(field) ?? [];
  if (row) return { kind: 'cell', row: Number(row), cell: cell as LineCell, value };
  if (field === 'withoutGst') return { kind: 'without gst', chosen: value !== '' };
  return { kind: 'field', field: field as keyof DraftHeader, value };
}
