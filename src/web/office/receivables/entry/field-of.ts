import { cellId } from './pays-line.tsx';

/** The id of the control that a problem is about. */
export function fieldOf(field: string): string {
  if (field.startsWith('pays ')) return cellId(field.slice('pays '.length));
  if (field !== 'allocations') return field;
  // The first cell: all of them together are wrong.
  return document.querySelector('[data-pays]')?.id ?? 'amount';
}
