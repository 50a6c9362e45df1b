import { formatDate, indianDate, indianTime } from '#domain/calendar/indian-date.ts';

/** Formats an instant in Indian time: `'21/11/2026 11:30'`. */
export function shownTime(instant: string): string {
  return `${formatDate(indianDate(instant))} ${indianTime(instant)}`;
}
