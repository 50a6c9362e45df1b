import { addDays } from '../calendar/indian-date.ts';

/** The last day to pay: `dueDate('2026-11-21', 30)` → `'2026-12-21'` */
export function dueDate(date: string, creditDays: number): string {
  return addDays(date, creditDays);
}
