import { formatDate, indianDate, indianTime } from '#domain/calendar/indian-date.ts';

/** Formats an instant in Indian time: `'21/11/2026 11:30'`. */
export function shownTime(instant: string): string {
  return `${formatDate(indianDate(instant))} ${indianTime(instant)}`;
}

/** `'14:02'` today, `'20/11 14:02'` before, in the time zone of this device. */
export function localTime(instant: string): string {
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`;
  return at.toDateString() === new Date().toDateString()
    ? time
    : `${two(at.getDate())}/${two(at.getMonth() + 1)} ${time}`;
}
