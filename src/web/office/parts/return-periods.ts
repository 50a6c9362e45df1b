import type { Desk } from '#contract/desk.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import {
  type FilingFrequency,
  isQuarter,
  monthsOf,
  type Period,
  periodDays,
  quarterOf,
} from '#domain/returns/period.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { CallFailure } from '../../call-api.ts';

/** How often the firm files in this state; of a registration that ended, how often it did. */
export function frequencyOf(
  { paper, endedFilings }: Pick<Desk, 'paper' | 'endedFilings'>,
  state: TaxState,
): FilingFrequency {
  return paper?.registrations[state]?.filing ?? endedFilings?.[state] ?? 'monthly';
}

/**
 * What is filed instead, where the server says that a period has no return of its own: of a month its quarter, of a quarter its last month.
 * Null where it refused for something else.
 */
export function periodInstead(period: Period, { problems }: Pick<CallFailure, 'problems'>): Period | null {
  if (!problems.some(({ field }) => field === 'period')) return null;
  return isQuarter(period) ? (monthsOf(period).at(-1) ?? null) : quarterOf(`${period}-01`);
}

/** How many documents of a period have no IRN; `late`: of so many the portal takes none any more. */
export type AwaitedPeriod = Pick<ReturnAnswer['irns'], 'missing' | 'late'> & Pick<ReturnAnswer, 'period'>;

/** The periods of a registration in which IRNs are awaited, the oldest first. */
export function awaitedPeriods({
  period,
  irns: { others, ...irns },
}: Pick<ReturnAnswer, 'irns' | 'period'>): AwaitedPeriod[] {
  const first = (each: AwaitedPeriod) => periodDays(each.period).from;
  return [...others, { period, ...irns }]
    .filter(({ missing }) => missing > 0)
    .sort((one, other) => first(one).localeCompare(first(other)));
}
