import type { Desk } from '#contract/desk.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import { neighbours, periodOf } from '#domain/returns/period.ts';
import type { CallAnswer } from '../../call-api.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { isWaiting } from './due-said.ts';

/** Reads the returns of the last period that has ended and of the running one, of each registration; those that wait for somebody. */
export async function fetchDueReturns(
  { paper, today }: Desk,
  signal: AbortSignal,
): Promise<CallAnswer<ReturnAnswer[]>> {
  const due: ReturnAnswer[] = [];
  for (const state of registeredStates(paper)) {
    const frequency = paper?.registrations[state]?.filing ?? 'monthly';
    const running = periodOf(today, frequency);
    for (const period of [neighbours(running, frequency).before, running]) {
      const answer = await callStaff<ReturnAnswer>(path(paths.return, { state, period }), {
        read: (response) => response.json(),
        signal,
      });
      if (!answer.ok) return answer;
      if (isWaiting(answer.value, today)) due.push(answer.value);
    }
  }
  return { ok: true, value: due, headers: new Headers() };
}

/** The address of the screen with that return. */
export function returnPage({ state, period }: ReturnAnswer): string {
  return `${paths.returns}?${new URLSearchParams({ state, period })}`;
}
