import { legalFigure } from '../returns/law.ts';

type Movement = {
  /** Codes of the states of dispatch and delivery. */
  fromState: string;
  toState: string;
  /** The value of the goods with their tax, in paise. */
  value: number;
  /** The day on which they move. */
  date: string;
  /** They go to a job worker. */
  jobWork?: boolean;
};

/**
 * `isEwayRequired({ fromState: '07', toState: '07', value: 1_00_000_01, date })` → `true`: the value must exceed the limit (rule 138).
 * Goods for a job worker in another state need one at any value (the third proviso to rule 138(1)).
 */
export function isEwayRequired(movement: Movement): boolean {
  if (movement.jobWork && movement.fromState !== movement.toState) return true;
  return movement.value > ewayLimit(movement);
}

/** The least of the limits, in paise: an invoice up to it needs no bill anywhere. `lowestEwayLimit('2026-11-21')` */
export function lowestEwayLimit(date: string): number {
  return Math.min(
    legalFigure('eWayInterStateAbove', date),
    legalFigure('eWayDelhiAbove', date),
    legalFigure('eWayOdishaAbove', date),
  );
}

/** The limit in paise. Within Delhi and within Odisha their own notifications count; another state's is not known here. */
export function ewayLimit({ fromState, toState, date }: Omit<Movement, 'value'>): number {
  if (fromState === toState && fromState === '07') return legalFigure('eWayDelhiAbove', date);
  if (fromState === toState && fromState === '21') return legalFigure('eWayOdishaAbove', date);
  return legalFigure('eWayInterStateAbove', date);
}
