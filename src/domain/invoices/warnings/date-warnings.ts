import { financialYear } from '../../calendar/financial-year.ts';
import { addDays, formatDate, isDate } from '../../calendar/indian-date.ts';
import type { Problem } from '../../outcome.ts';
import { dateOnly } from '../draft-fields.ts';
import type { InvoiceDraft } from '../invoice.ts';
import { fitsRule46, hasAutomaticShape } from '../invoice-number.ts';

/** The series of the document's date: the number it would give next, and its last document. */
export type SeriesFacts = { next: string; last: { number: string; date: string } | null };

/** `dateWarnings(draft, '2026-11-21', series)` → the warnings about its Date; `today` is the Indian date. */
export function dateWarnings(draft: InvoiceDraft, today: string, series: SeriesFacts | null): Problem[] {
  const date = dateOnly(draft.date);
  if (!isDate(date)) return [];
  return [
    ...(date > today ? [`${formatDate(date)} ${toCome}`] : []),
    ...(draft.number.trim() === '' && series?.last ? behindLast(date, series.last) : []),
    ...(date < today ? pastMonth(draft, date, today) : otherYear(date, today)),
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

/** GSTR-1 of a month is due on the 11th of the next one. A pro-forma is in no return. */
function pastMonth(draft: InvoiceDraft, date: string, today: string): string[] {
  const month = date.slice(0, 7);
  if (draft.kind === 'pro' || month === today.slice(0, 7)) return otherYear(date, today);
  const due = `${addDays(`${month}-28`, 4).slice(0, 7)}-11`;
  const filed =
    due < today
      ? `the return for it was due on ${formatDate(due)}: ask your accountant first`
      : `the return for it is due on ${formatDate(due)}`;
  const [year] = otherYear(date, today);
  return [year ? `${year}, and ${filed}` : `${formatDate(date)} is in an earlier month, and ${filed}`];
}
