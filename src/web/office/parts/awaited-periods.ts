import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { periodDays } from '#domain/returns/period.ts';

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
