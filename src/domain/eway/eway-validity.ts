import { addDays } from '../calendar/indian-date.ts';
import { legalFigure } from '../returns/law.ts';
import type { EwayTransport } from './eway-transport.ts';

/** `ewayDays({ distance: 1745, overDimensional: false }, date)` → `9`: a day for each 200 km or part of them; null without a distance. */
export function ewayDays(
  { distance, overDimensional }: Pick<EwayTransport, 'distance' | 'overDimensional'>,
  date: string,
): number | null {
  if (distance <= 0) return null;
  return Math.ceil(distance / (overDimensional ? OVER_DIMENSIONAL : legalFigure('eWayKilometresADay', date)));
}

/** Kilometres a day of an over-dimensional cargo: CGST Rules, rule 138(10). */
const OVER_DIMENSIONAL = 20;

/**
 * `ewayValidUntil('2026-11-17', 9)` → `'2026-11-26'`, at its end: the first day ends at midnight of the day after that on
 * which Part B was entered (rule 138(10), explanation 1).
 */
export function ewayValidUntil(partBOn: string, days: number): string {
  return addDays(partBOn, days);
}

/** Validity runs from Part B: whether these facts have it, so that the portal can say until when the bill is valid. */
export function hasPartB({
  mode,
  vehicle,
  transportDoc,
}: Pick<EwayTransport, 'mode' | 'vehicle' | 'transportDoc'>): boolean {
  return mode === 'road' ? vehicle !== '' : mode !== '' && transportDoc !== '';
}
