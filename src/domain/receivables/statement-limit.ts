import { formatDate, readDate } from '../calendar/indian-date.ts';

/** The most entries of a statement: the paper of so many is drawn in a second. */
export const MOST_ENTRIES = 500;

/** `tooManyEntries('2026-03-17')` → `'A statement has at most 500 entries, and there are more: begin on 17/03/2026, …'` */
export function tooManyEntries(from: string): string {
  return `A statement has at most ${MOST_ENTRIES} entries, and there are more: ${begin}${formatDate(from)}, and make another one of the days before`;
}

/** `dayInRefusal(tooManyEntries('2026-03-17'), today)` → `'2026-03-17'`; null for another sentence. */
export function dayInRefusal(message: string, today: string): string | null {
  const at = message.indexOf(begin);
  return at < 0 ? null : readDate(message.slice(at + begin.length, at + begin.length + 'DD/MM/YYYY'.length), today);
}

const begin = 'begin on ';
