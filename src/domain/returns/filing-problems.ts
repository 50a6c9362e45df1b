import { formatDate, isDate } from '../calendar/indian-date.ts';
import { dateOnly } from '../invoices/draft-fields.ts';
import type { InvoiceDraft } from '../invoices/invoice.ts';
import type { Problem } from '../outcome.ts';
import { isTaxState, type TaxState } from '../tax/states.ts';
import { dueDay, type Period, periodDays, periodName, type ReturnForm } from './period.ts';

/**
 * What is wrong with marking a period as filed on a day, with the acknowledgement number of the portal ('' when it is not
 * said). `filingProblems({ period: '2026-10', form: 'gstr1' }, { filedOn: '2026-11-10', arn: '' }, '2026-11-12')` → `[]`
 */
export function filingProblems(
  { period, form }: { period: Period; form: ReturnForm },
  { filedOn, arn }: { filedOn: string; arn: string },
  today: string,
): Problem[] {
  const problems: Problem[] = [];
  const { to } = periodDays(period);
  if (to >= today)
    problems.push({ field: '', message: `${periodName(period)} has not ended: it is filed afterwards.` });
  else if (!isDate(filedOn)) problems.push({ field: 'filedOn', message: 'Type the day as DD/MM/YYYY.' });
  else if (filedOn > today || filedOn <= to)
    problems.push({
      field: 'filedOn',
      message: `Choose a day after ${formatDate(to)} and not after today, ${formatDate(today)}.`,
    });
  else if (form === 'iff' && filedOn > dueDay(period, 'quarterly'))
    problems.push({
      field: 'filedOn',
      message:
        `The portal took this IFF until ${formatDate(dueDay(period, 'quarterly'))} (CGST Rules, rule 59(2)): choose a day up to it. ` +
        'If it was not filed by then, leave it: its documents go with the return of the quarter.',
    });
  if (arn !== '' && !/^[A-Z0-9]{15}$/.test(arn))
    problems.push({
      field: 'arn',
      message: 'An ARN has 15 letters and digits. Leave it blank when you do not have it.',
    });
  return problems;
}

/** The filed periods of each registration: no document is dated in them. */
export type ClosedPeriods = Partial<Record<TaxState, Period[]>>;

/**
 * `closedDateProblems({ kind: 'tax', taxState: 'kerala', date: '2026-10-05' }, { kerala: ['2026-10'] })` → what the issue refuses: a date whose
 * return is filed. A pro-forma is in no return.
 */
export function closedDateProblems(
  { kind, taxState, date }: Pick<InvoiceDraft, 'kind' | 'taxState' | 'date'>,
  closed: ClosedPeriods,
): Problem[] {
  if (kind === 'pro' || !isTaxState(taxState)) return [];
  const day = dateOnly(date);
  const filed = closed[taxState]?.find((period) => day >= periodDays(period).from && day <= periodDays(period).to);
  return filed ? [{ field: 'date', message: `The return of ${periodName(filed)} is filed: choose a later date` }] : [];
}
