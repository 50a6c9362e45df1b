import { periodName } from '#domain/returns/period.ts';
import { counted } from '#domain/text/counted.ts';
import type { AwaitedPeriod } from '../parts/return-periods.ts';

/** `'39 documents of October 2026 have no IRN; 12 are past 30 days, and the portal no longer takes them.'`; '' when none waits. */
export function irnsSaid({ missing, late, period }: AwaitedPeriod): string {
  if (missing === 0) return '';
  const without = `${counted(missing, 'document')} of ${periodName(period)} ${missing === 1 ? 'has' : 'have'} no IRN`;
  if (late === 0) return `${without}.`;
  const past = late === missing ? (late === 1 ? 'it is' : 'all are') : `${late} ${late === 1 ? 'is' : 'are'}`;
  return `${without}; ${past} past 30 days, and the portal no longer takes ${late === 1 ? 'it' : 'them'}.`;
}
