import type { Desk } from '#contract/desk.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import { lastEnded, type Period, periodOf } from '#domain/returns/period.ts';
import type { CallAnswer } from '../../call-api.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { frequencyOf, periodInstead } from '../parts/return-periods.ts';
import { type AwaitedReturn, awaitedBeside, isWaiting } from './due-said.ts';

/** What waits for somebody in the returns. `awaited`: the periods of which no return waits, and some documents have no IRN. */
type DueReturns = { due: ReturnAnswer[]; awaited: AwaitedReturn[] };

/** Reads the returns of the last period that has ended and of the running one, of each registration; those that wait for somebody. */
export async function fetchDueReturns(desk: Desk, signal: AbortSignal): Promise<CallAnswer<DueReturns>> {
  const { today, documentStates } = desk;
  const registered = registeredStates(desk.company);
  const value: DueReturns = { due: [], awaited: [] };
  for (const state of documentStates) {
    const frequency = frequencyOf(desk, state);
    const read: ReturnAnswer[] = [];
    for (const period of [lastEnded(today, frequency), periodOf(today, frequency)]) {
      const ask = (asked: Period) =>
        callStaff<ReturnAnswer>(path(paths.return, { state, period: asked }), {
          read: (response) => response.json(),
          signal,
        });
      const first = await ask(period);
      // A firm that has just changed how often it files.
      const instead = first.ok ? null : periodInstead(period, first);
      const answer = instead === null ? first : await ask(instead);
      if (!answer.ok) return answer;
      read.push(answer.value);
    }
    // After its last documents nothing is due of a registration that ended.
    const isOwed = ({ sections, leftOut }: ReturnAnswer) =>
      registered.includes(state) || sections.documents.total + leftOut.documents > 0;
    const due = read.filter((each) => isWaiting(each, today) && isOwed(each));
    value.due.push(...due);
    value.awaited.push(...awaitedBeside(read, due));
  }
  return { ok: true, value, headers: new Headers() };
}

/** The address of the screen with that return. */
export function returnPage({ state, period }: ReturnAnswer): string {
  return `${paths.returns}?${new URLSearchParams({ state, period })}`;
}

/** The list of its e-invoices. */
export function irnPage({ state, period }: AwaitedReturn): string {
  return `${paths.returns}?${new URLSearchParams({ state, period, tab: 'einvoice' })}`;
}
