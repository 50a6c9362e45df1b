import { financialYear } from '../calendar/financial-year.ts';
import { indianDate } from '../calendar/indian-date.ts';

/**
 * `backupsToKeep(['2026-11-21T06:00:00.000Z', …], now)` → the instants of the backups to keep: the newest of each of the last
 * 96 quarters of an hour, 30 Indian days, 12 months and 8 financial years that have a backup. CGST Act, section 36: books
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

const QUARTER_OF_AN_HOUR = 15 * 60_000;

const tiers: { periods: number; periodOf(instant: string): string }[] = [
  { periods: 96, periodOf: (instant) => String(Math.floor(Date.parse(instant) / QUARTER_OF_AN_HOUR)) },
  { periods: 30, periodOf: (instant) => indianDate(instant) },
  { periods: 12, periodOf: (instant) => indianDate(instant).slice(0, 7) },
  { periods: 8, periodOf: (instant) => financialYear(indianDate(instant)) },
];
