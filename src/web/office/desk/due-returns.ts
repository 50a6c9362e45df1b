import type { Desk } from '#contract/desk.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import { lastEnded, periodOf } from '#domain/returns/period.ts';
import type { CallAnswer } from '../../call-api.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { type AwaitedReturn, awaitedBeside, isWaiting } from './due-said.ts';

/** What waits for somebody in the returns. `awaited`: the periods of which no return waits, and some documents have no IRN. */
type DueReturns = { due: ReturnAnswer[]; awaited: AwaitedReturn[] };

/**
 * Reads the returns of the last period that has ended and of the running one, of each registration, and the last ones of registrations
 * that ended; those that wait for somebody.
 */
export async function fetchDueReturns(
  { paper, today, documentStates }: Desk,
  signal: AbortSignal,
): Promise<CallAnswer<DueReturns>> {
  const value: DueReturns = { due: [], awaited: [] };
  const registered = registeredStates(paper);
  for (const state of documentStates) {
    const isEnded = !registered.includes(state);
    const read: ReturnAnswer[] = [];
    const frequency = paper?.registrations[state]?.filing ?? 'monthly';
    const last = [lastEnded(today, frequency), isEnded ? lastEnded(today, 'quarterly') : periodOf(today, frequency)];
    for (const period of last) {
      const answer = await callStaff<ReturnAnswer>(path(paths.return, { state, period }), {
        read: (response) => response.json(),
        signal,
      });
      // Of a registration that ended this page does not know how it filed: what it did not file is refused.
      if (!answer.ok && isEnded && answer.status === 422) continue;
      if (!answer.ok) return answer;
      read.push(answer.value);
    }
    const due = read.filter((each) => isWaiting(each, today) && (!isEnded || hasDocuments(each)));
    value.due.push(...due);
    value.awaited.push(...awaitedBeside(read, due));
  }
  return { ok: true, value, headers: new Headers() };
}

/** After its last documents nothing is due of a registration that ended. */
function hasDocuments({ sections, leftOut }: ReturnAnswer): boolean {
  return sections.documents.total + leftOut.documents > 0;
}

/** The address of the screen with that return. */
export function returnPage({ state, period }: ReturnAnswer): string {
  return `${paths.returns}?${new URLSearchParams({ state, period })}`;
}

/** The list of its e-invoices. */
export function irnPage({ state, period }: AwaitedReturn): string {
  return `${paths.returns}?${new URLSearchParams({ state, period, tab: 'einvoice' })}`;
}
