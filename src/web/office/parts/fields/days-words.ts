import { formatDate } from '#domain/calendar/indian-date.ts';
import type { FigureDays } from '#domain/figures/period.ts';

/** `daysWords({ from: '2026-04-01', to: '2026-11-21' })` → `'01/04/2026 to 21/11/2026'` */
export function daysWords({ from, to }: FigureDays): string {
  return `${formatDate(from)} to ${formatDate(to)}`;
}
