import { financialYear } from '../calendar/financial-year.ts';
import { indianDate } from '../calendar/indian-date.ts';

/**
 * `backupsToKeep(['2026-11-21T06:00:00.000Z', …], now)` → the instants of the backups to keep: the newest of each of the last
 * 144 ten minutes, 168 hours, 30 Indian days, 12 months and 8 financial years that have a backup: all of a day of work, each hour of a
 * week, each day of a month, each month of a year. CGST Act, section 36: books
 * are kept for 72 months from the annual return of their year, so for up to seven years and nine months. An instant after
 * `now` comes from a wrong clock: it stays and is not counted.
 */
export function backupsToKeep(instants: string[], now: string): Set<string> {
  const newestFirst = instants.filter((instant) => instant <= now).sort((a, b) => (a < b ? 1 : -1));
  const keep = new Set(instants.filter((instant) => instant > now));
  for (const { periods, periodOf } of tiers) {
    const filled = new Set<string>();
    for (const instant of newestFirst) {
      const period = periodOf(instant);
      if (filled.has(period)) continue;
      if (filled.size === periods) break;
      filled.add(period);
      keep.add(instant);
    }
  }
  return keep;
}

const TEN_MINUTES = 10 * 60_000;

const tiers: { periods: number; periodOf(instant: string): string }[] = [
  { periods: 144, periodOf: (instant) => String(Math.floor(Date.parse(instant) / TEN_MINUTES)) },
  { periods: 168, periodOf: (instant) => instant.slice(0, 13) },
  { periods: 30, periodOf: (instant) => indianDate(instant) },
  { periods: 12, periodOf: (instant) => indianDate(instant).slice(0, 7) },
  { periods: 8, periodOf: (instant) => financialYear(indianDate(instant)) },
];
