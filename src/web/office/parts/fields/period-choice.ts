import { addMonths } from '#domain/calendar/add-months.ts';
import { isDate } from '#domain/calendar/indian-date.ts';
import { type FigureDays, firmYear } from '#domain/figures/period.ts';
import { monthOf, periodDays, quarterOf } from '#domain/returns/period.ts';

const periods = ['year', 'last', 'quarter', 'month'] as const;

/** `own`: days that have no name. */
export type PeriodName = (typeof periods)[number] | 'own';

/** `daysOfPeriod('month', '2026-11-21')` → `{ from: '2026-11-01', to: '2026-11-30' }` */
export function daysOfPeriod(name: (typeof periods)[number], today: string): FigureDays {
  if (name === 'year') return firmYear(today);
  if (name === 'last') return firmYear(addMonths(today, -12));
  return periodDays(name === 'quarter' ? quarterOf(today) : monthOf(today));
}

/** `nameOfPeriod({ from: '2026-11-01', to: '2026-11-30' }, '2026-11-21')` → `'month'` */
export function nameOfPeriod({ from, to }: FigureDays, today: string): PeriodName {
  return (
    periods.find((name) => {
      const days = daysOfPeriod(name, today);
      return days.from === from && days.to === to;
    }) ?? 'own'
  );
}

/** Whether the days can be asked for: while one is typed, it is no date yet. */
export function areDays({ from, to }: FigureDays): boolean {
  return isDate(from) && isDate(to) && from <= to;
}

/** What is wrong with the last day; '' while it or the first one is no date: its field says so. */
export function daysProblem(days: FigureDays): string {
  return isDate(days.from) && isDate(days.to) && !areDays(days) ? 'before the first day' : '';
}

/** The days that an address names, else this year: `daysInAddress(new URLSearchParams('from=2026-11-01&to=2026-11-30'), today)`. */
export function daysInAddress(params: URLSearchParams, today: string): FigureDays {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const year = firmYear(today);
  return {
    from: isDate(from) ? from : year.from,
    to: isDate(to) ? to : isDate(from) ? firmYear(from).to : year.to,
  };
}

/** The parameters of an address, without the days of this year, which need not be said. */
export function withoutThisYear(params: URLSearchParams, today: string): URLSearchParams {
  const year = firmYear(today);
  if (params.get('from') === year.from && params.get('to') === year.to)
    for (const name of ['from', 'to']) params.delete(name);
  return params;
}
