import type { Desk } from '#contract/desk.ts';
import { financialYear } from '#domain/calendar/financial-year.ts';
import { isDate } from '#domain/calendar/indian-date.ts';
import { dateOnly } from '#domain/invoices/draft-fields.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { seriesOf, seriesPrefix } from '#domain/invoices/invoice-number.ts';
import type { SeriesFacts } from '#domain/invoices/warnings/date-warnings.ts';
import { isTaxState } from '#domain/tax/states.ts';

/** The number series for the kind, state and date of the draft. Null when the desk does not have it. */
export function seriesAt({ series }: Pick<Desk, 'series'>, draft: InvoiceDraft): SeriesFacts | null {
  const date = dateOnly(draft.date);
  if (!isTaxState(draft.taxState) || !isDate(date)) return null;
  return series[seriesPrefix(seriesOf(draft.kind, draft.taxState, date))] ?? null;
}

/** `'next 0042'`, or `'next 25-26/0917'` for another financial year. Only a hint: somebody else may take the number first. */
export function nextNumberNote(desk: Pick<Desk, 'series' | 'today'>, draft: InvoiceDraft): string {
  if (draft.number !== '') return 'as typed';
  const next = seriesAt(desk, draft)?.next.split('/');
  if (!next) return 'automatic';
  const isThisYear = financialYear(dateOnly(draft.date)) === financialYear(desk.today);
  return `next ${next.slice(isThisYear ? -1 : -2).join('/')}`;
}
