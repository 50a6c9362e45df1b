import { indianDate } from '#domain/calendar/indian-date.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { formatNumber, seriesOf } from '#domain/invoices/invoice-number.ts';
import { home } from '#test/specification/specified-firm.ts';

/** The date in India, by which the shop of a journey dates its documents and numbers them. */
export function today(): string {
  return indianDate(new Date().toISOString());
}

/** `homeNumber(1)` → `'DL/26-27/0001'`: what a document of `home` that is dated today gets. */
export function homeNumber(counter: number, kind: InvoiceKind = 'tax', date = today()): string {
  return formatNumber(seriesOf(kind, home, date), counter);
}

/** The three dates of a document. */
export function dated(day: string) {
  return { orderDate: day, buyerDate: day, deliveryNoteDate: day };
}
