import { addDays } from '../calendar/indian-date.ts';
import { dateOnly } from '../invoices/draft-fields.ts';
import type { InvoiceDraft } from '../invoices/invoice.ts';

/** The last day to pay: `dueDate('2026-11-21', 30)` → `'2026-12-21'` */
export function dueDate(date: string, creditDays: number): string {
  return addDays(date, creditDays);
}

/** The last day to pay a tax invoice, as typed or by the days of credit of its customer; null when neither says one. */
export function dueOf(
  { kind, date, dueDate: typed }: Pick<InvoiceDraft, 'kind' | 'date' | 'dueDate'>,
  creditDays: number,
): string | null {
  if (kind !== 'tax') return null;
  return typed ?? (creditDays > 0 ? dueDate(dateOnly(date), creditDays) : null);
}
