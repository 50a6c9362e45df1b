import { monthName } from '#domain/figures/month-name.ts';

/** What stands under a bar: `'Oct'`, in January with the year `"Jan ’27"`; of a year `'2026-27'`. */
export function tickName(month: string, step: 'month' | 'year'): string {
  if (step === 'year') return monthName(month, 'year');
  const name = monthName(month, 'month').slice(0, 3);
  return month.endsWith('-01') ? `${name} ’${month.slice(2, 4)}` : name;
}

/** The same for the ear: `'October 2026'` */
export function longName(month: string, step: 'month' | 'year'): string {
  return step === 'year' ? monthName(month, 'year') : `${monthName(month, 'month')} ${month.slice(0, 4)}`;
}
