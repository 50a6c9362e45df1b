import { formatDate, indianDate } from '#domain/calendar/indian-date.ts';
import { indianTime } from '#domain/calendar/indian-time.ts';

/** `'21/11/2026 14:02'`, in India. */
export const shownInstant = (instant: string): string =>
  `${formatDate(indianDate(instant))} ${indianTime(instant).slice(0, 5)}`;
