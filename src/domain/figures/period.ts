import { addMonths } from '../calendar/add-months.ts';
import { addDays, daysBetween } from '../calendar/indian-date.ts';

/** The days of some figures, both included. */
export type FigureDays = { from: string; to: string };

export const besides = ['year', 'before', 'none'] as const;

/** What figures are compared with: the same days of the year before, the days before of the same length, or nothing. */
export type Beside = (typeof besides)[number];

/** `firmYear('2026-11-21')` → `{ from: '2026-04-01', to: '2027-03-31' }` */
export function firmYear(date: string): FigureDays {
  const year = Number(date.slice(0, 4)) - (date.slice(5, 7) < '04' ? 1 : 0);
  return { from: `${year}-04-01`, to: `${year + 1}-03-31` };
}

/**
 * `besideOf({ from: '2026-04-01', to: '2027-03-31' }, 'year')` → `{ from: '2025-04-01', to: '2026-03-31' }`; null for nothing. Whole
 * months are compared with whole months, also when February has another day.
 */
export function besideOf({ from, to }: FigureDays, beside: Beside): FigureDays | null {
  if (beside === 'none') return null;
  const whole = from.endsWith('-01') && addDays(to, 1).endsWith('-01');
  if (whole) {
    const back = beside === 'year' ? 12 : monthsIn({ from, to }).length;
    return { from: addMonths(from, -back), to: addDays(addMonths(addDays(to, 1), -back), -1) };
  }
  if (beside === 'year') return { from: addMonths(from, -12), to: addMonths(to, -12) };
  const length = daysBetween(from, to) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/** `monthsIn({ from: '2026-11-21', to: '2027-01-03' })` → `['2026-11', '2026-12', '2027-01']` */
export function monthsIn({ from, to }: FigureDays): string[] {
  const months: string[] = [];
  for (let first = `${from.slice(0, 7)}-01`; first <= to; first = addMonths(first, 1)) months.push(first.slice(0, 7));
  return months;
}

/** The whole months of a year until today: `lastMonths('2026-11-21')` → `{ from: '2025-12-01', to: '2026-11-30' }` */
export function lastMonths(today: string): FigureDays {
  const next = addMonths(`${today.slice(0, 7)}-01`, 1);
  return { from: addMonths(next, -12), to: addDays(next, -1) };
}

/** More months than this are shown as years. */
const MOST_MONTHS = 36;

/** `stepOf({ from: '1990-04-01', to: '2030-03-31' })` → `'year'`: a plot of 480 months shows nothing. */
export function stepOf(days: FigureDays): 'month' | 'year' {
  return monthsIn(days).length > MOST_MONTHS ? 'year' : 'month';
}

/** The month in which the step of a month begins: `stepStart('2027-01', 'year')` → `'2026-04'` */
export function stepStart(month: string, step: 'month' | 'year'): string {
  return step === 'month' ? month : firmYear(`${month}-01`).from.slice(0, 7);
}

/** The days of the step that begins in a month, within some days: `daysOfStep('2026-04', 'month', thisYear)` → `{ from: '2026-04-01', to: '2026-04-30' }` */
export function daysOfStep(month: string, step: 'month' | 'year', { from, to }: FigureDays): FigureDays {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, step === 'month' ? 1 : 12), -1);
  return { from: first < from ? from : first, to: last > to ? to : last };
}

/** The part of some days that is not after `today`, and the part of the days beside them as long as it: a year that has begun is compared with the same days. */
export function soFar(
  days: FigureDays,
  beside: FigureDays | null,
  today: string,
): { now: FigureDays; before: FigureDays | null } {
  if (days.to <= today || days.from > today) return { now: days, before: beside };
  const now = { from: days.from, to: today };
  if (!beside) return { now, before: null };
  const passed = daysBetween(days.from, today);
  const shifted =
    beside.from.slice(5) === days.from.slice(5) ? sameDayOf(beside, days, today) : addDays(beside.from, passed);
  return { now, before: { from: beside.from, to: shifted > beside.to ? beside.to : shifted } };
}

/** The same day of the year before; 29 February becomes 28 February. */
function sameDayOf(beside: FigureDays, days: FigureDays, today: string): string {
  return addMonths(today, 12 * (Number(beside.from.slice(0, 4)) - Number(days.from.slice(0, 4))));
}
