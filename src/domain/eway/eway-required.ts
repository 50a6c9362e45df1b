import { formatRupees } from '../money/format-rupees.ts';
import { legalFigure } from '../returns/law.ts';
import { stateName } from '../tax/states.ts';
import { stateLimits } from './state-limits.ts';

type Route = {
  /** Codes of the states of dispatch and delivery. */
  fromState: string;
  toState: string;
  /** The day on which they move. */
  date: string;
  /** The HSN codes of the goods. */
  codes: readonly string[];
};

type Movement = Route & {
  /** The value of the goods with their tax, in paise. */
  value: number;
  /** They go to a job worker. */
  jobWork?: boolean;
};

type Limit = {
  /** A bill is wanted above it, in paise; null: at no value. */
  above: number | null;
  /** What the value alone does not say; '' for nothing. */
  note: string;
};

/**
 * `isEwayRequired({ fromState: '07', toState: '07', value: 1_00_000_01, date, codes })` → `true`: the value must exceed the limit
 * (rule 138). Goods for a job worker in another state need one at any value (the third proviso to rule 138(1)).
 */
export function isEwayRequired(movement: Movement): boolean {
  if (movement.jobWork && movement.fromState !== movement.toState) return true;
  const { above } = ewayLimit(movement);
  return above !== null && movement.value > above;
}

/** Within a state its own notifications count, and where none is known the limit of rule 138(1), which is said. */
export function ewayLimit({ fromState, toState, date, codes }: Route): Limit {
  const usual = legalFigure('eWayInterStateAbove', date);
  if (fromState !== toState) return { above: usual, note: '' };
  const limit = stateLimits[fromState]?.findLast(({ from }) => from <= date);
  if (!limit) {
    const name = stateName(fromState) ?? fromState;
    return { above: usual, note: `The limit within ${name} is not known here: ₹ ${formatRupees(usual)} is taken.` };
  }
  const { above, but, note = '' } = limit;
  const isLower = but && codes.some((code) => but.codes.some((digits) => code.startsWith(digits)));
  return { above: isLower ? but.above : above, note };
}
