import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { type Period, periodDays, periodName } from '#domain/returns/period.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { awaitedPeriods } from '../parts/return-periods.ts';

/** A return that is not filed: one whose period has ended, since the registration has documents here, and one with something to do. */
export function isWaiting(answer: ReturnAnswer, today: string): boolean {
  return !answer.filed && ((answer.begun && periodDays(answer.period).to < today) || workOf(answer).length > 0);
}

/** `'GSTR-1 of Kerala for October 2026: 3 to mend, 39 without IRN, due in 2 days'` */
export function dueSaid(answer: ReturnAnswer, today: string): string {
  const { state, form, name, due } = answer;
  const title = `${form === 'iff' ? 'IFF' : 'GSTR-1'} of ${taxStates[state].name} for ${name}`;
  return `${title}: ${workOf(answer).join(', ') || 'ready'}, ${whenSaid(due, today)}`;
}

/** A period of which no return waits, and how many of its documents have no IRN: without it they are no tax invoices (rule 48(5)). */
export type AwaitedReturn = { state: TaxState; period: Period; missing: number };

/** The periods with awaited IRNs, filed or not, the oldest first; of the returns in `due` Operations says it already. */
export function awaitedBeside(read: readonly ReturnAnswer[], due: readonly ReturnAnswer[]): AwaitedReturn[] {
  const [first] = read;
  if (!first) return [];
  return awaitedPeriods(first)
    .filter(({ period }) => !due.some((each) => each.period === period))
    .map(({ period, missing }) => ({ state: first.state, period, missing }));
}

/** `'39 without IRN of Kerala for August 2026'` */
export function awaitedSaid({ state, period, missing }: AwaitedReturn): string {
  return `${missing} without IRN of ${taxStates[state].name} for ${periodName(period)}`;
}

function workOf({ leftOut, irns, withoutBill }: ReturnAnswer): string[] {
  return [
    ...(leftOut.documents > 0 ? [`${leftOut.documents} to mend`] : []),
    ...(irns.missing > 0 ? [`${irns.missing} without IRN`] : []),
    ...(withoutBill.count > 0 ? [`${withoutBill.count} without shipping bill`] : []),
  ];
}

function whenSaid(due: string, today: string) {
  const days = Math.round((Date.parse(due) - Date.parse(today)) / 86_400_000);
  if (days < 0) return days === -1 ? '1 day late' : `${-days} days late`;
  if (days === 0) return 'due today';
  return days === 1 ? 'due tomorrow' : `due in ${days} days`;
}
