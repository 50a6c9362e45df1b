import { indianDate } from '#domain/calendar/indian-date.ts';

/** `isAnotherDay('2026-11-21', '2026-11-21T18:30:00.000Z')` → `true`: in India, `instant` is not on the day `known`. */
export function isAnotherDay(known: string, instant: string): boolean {
  return indianDate(instant) !== known;
}
