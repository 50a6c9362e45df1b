import { formatDate, indianDate, indianTime } from '#domain/calendar/indian-date.ts';

/** An instant as staff read it: `'21/11/2026 11:30'`, Indian time. */
export function shownTime(instant: string): string {
  return `${formatDate(indianDate(instant))} ${indianTime(instant)}`;
}
