import { financialYear } from '../calendar/financial-year.ts';
import { addDays } from '../calendar/indian-date.ts';
import { legalFigure } from './law.ts';

/** A month, `2026-10`, or a quarter of the financial year: `2026-Q3` is October to December 2026, `2026-Q4` January to March 2027. */
export type Period = string;

/** How often a registration files GSTR-1. */
export type FilingFrequency = 'monthly' | 'quarterly';

/** `iff`: the invoice furnishing facility, for the first two months of a quarter. It has only B2B and CDNR. */
export type ReturnForm = 'gstr1' | 'iff';

/** `isPeriod('2026-13')` → `false` */
export function isPeriod(text: string): boolean {
  return /^[1-9]\d{3}-(?:0[1-9]|1[0-2]|Q[1-4])$/.test(text);
}

/** `isQuarter('2026-Q3')` → `true` */
export function isQuarter(period: Period): boolean {
  return period[5] === 'Q';
}

/** `monthOf('2026-10-21')` → `'2026-10'` */
export function monthOf(date: string): Period {
  return date.slice(0, 7);
}

/** `quarterOf('2027-01-21')` → `'2026-Q4'`, the quarter of the financial year. */
export function quarterOf(date: string): Period {
  const quarter = Math.floor(((Number(date.slice(5, 7)) + 8) % 12) / 3) + 1;
  return `${financialYear(date).slice(0, 4)}-Q${quarter}`;
}

/** `periodOf('2026-10-21', 'quarterly')` → `'2026-Q3'`: the period whose return reports a date. */
export function periodOf(date: string, frequency: FilingFrequency): Period {
  return frequency === 'quarterly' ? quarterOf(date) : monthOf(date);
}

/** `monthsOf('2026-Q4')` → `['2027-01', '2027-02', '2027-03']`; of a month, the month. */
export function monthsOf(period: Period): Period[] {
  if (!isQuarter(period)) return [period];
  const [year, quarter] = [Number(period.slice(0, 4)), Number(period[6])];
  return [0, 1, 2].map((index) => {
    const month = 3 * quarter + 1 + index;
    return month > 12 ? `${year + 1}-${twoDigits(month - 12)}` : `${year}-${twoDigits(month)}`;
  });
}

/** `periodDays('2026-Q3')` → `{ from: '2026-10-01', to: '2026-12-31' }` */
export function periodDays(period: Period): { from: string; to: string } {
  const months = monthsOf(period);
  return { from: `${months[0]}-01`, to: addDays(`${nextMonth(months.at(-1) ?? '')}-01`, -1) };
}

/** `returnPeriod('2026-Q3')` → `'122026'`: the `fp` of the portal, the month of a quarter's end. */
export function returnPeriod(period: Period): string {
  const [year = '', month = ''] = (monthsOf(period).at(-1) ?? '').split('-');
  return `${month}${year}`;
}

/** `periodName('2026-Q3')` → `'October to December 2026'`; `'2026-10'` → `'October 2026'`. */
export function periodName(period: Period): string {
  const months = monthsOf(period);
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const ends = `${monthName(last)} ${last.slice(0, 4)}`;
  return first === last ? ends : `${monthName(first)} to ${ends}`;
}

/** The form that a firm files for a period: null when it files none, as for the last month of a quarter. `formOf('2026-11', 'quarterly')` → `'iff'` */
export function formOf(period: Period, frequency: FilingFrequency): ReturnForm | null {
  if (frequency === 'monthly') return isQuarter(period) ? null : 'gstr1';
  if (isQuarter(period)) return 'gstr1';
  return monthsOf(quarterOf(`${period}-01`)).at(-1) === period ? null : 'iff';
}

/**
 * How often the quarter of a period is filed: as it was begun, for a firm changes from quarter to quarter only (CGST rule 61A); else as the
 * registration has `said` since. `filings`: those of the quarter that stand.
 * `frequencyIn([{ period: '2026-10', form: 'iff' }], 'monthly')` → `'quarterly'`
 */
export function frequencyIn(
  filings: readonly { period: Period; form: ReturnForm }[],
  said: FilingFrequency,
): FilingFrequency {
  const [begun] = filings;
  if (!begun) return said;
  return begun.form === 'iff' || isQuarter(begun.period) ? 'quarterly' : 'monthly';
}

/** `dueDay('2026-10', 'monthly')` → `'2026-11-11'`; for a firm that files quarterly the 13th, also for the IFF of a month. */
export function dueDay(period: Period, frequency: FilingFrequency): string {
  const next = nextMonth(monthsOf(period).at(-1) ?? '');
  const rule = frequency === 'monthly' ? 'monthlyDueDay' : isQuarter(period) ? 'quarterlyDueDay' : 'iffDueDay';
  return `${next}-${twoDigits(legalFigure(rule, `${next}-01`))}`;
}

/**
 * The periods beside it, of the same length: `neighbours('2026-Q3', 'quarterly')` → `{ before: '2026-Q2', after: '2026-Q4' }`.
 * Where a month beside it has no separate return, its quarter: `neighbours('2026-11', 'quarterly').after` → `'2026-Q3'`.
 */
export function neighbours(period: Period, frequency: FilingFrequency): { before: Period; after: Period } {
  const { from, to } = periodDays(period);
  const beside = (date: string) => {
    if (isQuarter(period)) return quarterOf(date);
    return formOf(monthOf(date), frequency) === null ? quarterOf(date) : monthOf(date);
  };
  return { before: beside(addDays(from, -1)), after: beside(addDays(to, 1)) };
}

/** `lastEnded('2026-11-21', 'quarterly')` → `'2026-Q2'` */
export function lastEnded(today: string, frequency: FilingFrequency): Period {
  return neighbours(periodOf(today, frequency), frequency).before;
}

function nextMonth(month: Period): Period {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return number === 12 ? `${year + 1}-01` : `${year}-${twoDigits(number + 1)}`;
}

function monthName(month: Period): string {
  return monthNames[Number(month.slice(5)) - 1] ?? month;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

const monthNames = 'January February March April May June July August September October November December'.split(' ');
