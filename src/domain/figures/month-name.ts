import { financialYear } from '../calendar/financial-year.ts';

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `monthName('2026-11', 'month')` → `'November'`; of a year that begins in it `'2026-27'` */
export function monthName(month: string, step: 'month' | 'year'): string {
  return step === 'year' ? financialYear(`${month}-01`) : (names[Number(month.slice(5)) - 1] ?? '');
}
