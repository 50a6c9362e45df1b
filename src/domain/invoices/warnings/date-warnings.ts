import { financialYear } from '../../calendar/financial-year.ts';
import { formatDate, isDate } from '../../calendar/indian-date.ts';
import type { Problem } from '../../outcome.ts';
import { dueDay, type FilingFrequency, periodOf } from '../../returns/period.ts';
import { dateOnly } from '../draft-fields.ts';
import type { InvoiceDraft } from '../invoice.ts';
import { fitsRule46, hasAutomaticShape } from '../invoice-number.ts';

/** The series of the document's date: the number it would give next, and its last document. */
export type SeriesFacts = { next: string; last: { number: string; date: string } | null };

/** The Indian date, the document's series, and how often its registration files GSTR-1. */
type DateFacts = { today: string; series: SeriesFacts | null; filing: FilingFrequency };

/** `dateWarnings(draft, { today: '2026-11-21', series, filing: 'monthly' })` → the warnings about its Date. */
export function dateWarnings(draft: InvoiceDraft, { today, series, filing }: DateFacts): Problem[] {
  const date = dateOnly(draft.date);
  if (!isDate(date)) return [];
  return [
    ...(date > today ? [`${formatDate(date)} ${toCome}`] : []),
    ...(draft.number.trim() === '' && series?.last ? behindLast(date, series.last) : []),
    ...(date < today ? earlierReturn(draft, date, { today, filing }) : otherYear(date, today)),
  ].map((message) => ({ field: 'date', message }));
}

/** `numberWarnings(draft, series)` → a warning when staff typed a number, which is then outside the series. */
export function numberWarnings(draft: InvoiceDraft, series: SeriesFacts | null): Problem[] {
  const number = draft.number.trim();
  if (number === '' || !fitsRule46(number) || hasAutomaticShape(number)) return [];
  const instead = series ? ` for ${series.next}` : '';
  return [{ field: 'number', message: `Typed by hand, outside the series: leave it blank${instead}` }];
}

const toCome = 'is in the future: an invoice has the date on which it is issued (CGST Act, section 31)';

function behindLast(date: string, last: { number: string; date: string }): string[] {
  return date < last.date
    ? [`${last.number} is dated ${formatDate(last.date)}: in a series a later number needs a later or equal date`]
    : [];
}

function otherYear(date: string, today: string): string[] {
  const year = financialYear(date);
  return year === financialYear(today)
    ? []
    : [`${formatDate(date)} is in financial year ${year}, so the number comes from that year's series`];
}

/** A month or a quarter that is over has a return with a due day. A pro-forma is in no return. */
function earlierReturn(draft: InvoiceDraft, date: string, { today, filing }: Omit<DateFacts, 'series'>): string[] {
  const period = periodOf(date, filing);
  if (draft.kind === 'pro' || period === periodOf(today, filing)) return otherYear(date, today);
  const due = dueDay(period, filing);
  const filed =
    due < today
      ? `the return for it was due on ${formatDate(due)}: ask your accountant first`
      : `the return for it is due on ${formatDate(due)}`;
  const [year] = otherYear(date, today);
  const earlier = filing === 'quarterly' ? 'quarter' : 'month';
  return [year ? `${year}, and ${filed}` : `${formatDate(date)} is in an earlier ${earlier}, and ${filed}`];
}
