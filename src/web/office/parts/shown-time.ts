import { formatDate, indianDate, indianTime } from '#domain/calendar/indian-date.ts';

/** An instant as staff read it: `'21/11/2026 11:30'`, Indian time. */
export const shownTime = (instant: string): string => `${formatDate(indianDate(instant))} ${indianTime(instant)}`;
