import { indianDate } from './indian-date.ts';

/** `indianTime('2026-11-21T08:32:05.000Z')` → `'14:02:05'`: what clocks in India show at that instant. */
export const indianTime = (instant: string): string => {
  const seconds = Math.floor((Date.parse(instant) - Date.parse(`${indianDate(instant)}T00:00:00Z`)) / 1000) + 330 * 60;
  return [seconds / 3600, (seconds % 3600) / 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
};
