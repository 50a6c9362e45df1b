import { isDate, readDate } from '#domain/calendar/indian-date.ts';

/** `portalTime('17/11/2026 15:20', today)` → `'2026-11-17 15:20'`; what cannot be read stays, and the answer says so. */
export function portalTime(typed: string, today: string): string {
  const day = portalDay(typed, today);
  return day === '' ? typed : [day, ...typed.trim().split(/\s+/).slice(1)].join(' ');
}

/** The day in such a time; '' when it cannot be read. */
export function portalDay(typed: string, today: string): string {
  const [first = ''] = typed.trim().split(/\s+/);
  const day = first === '' ? '' : (readDate(first, today) ?? '');
  return isDate(day) ? day : '';
}
