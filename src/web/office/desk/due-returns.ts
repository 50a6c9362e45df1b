import type { Desk } from '#contract/desk.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import { neighbours, periodDays, periodOf } from '#domain/returns/period.ts';
import { taxStates } from '#domain/tax/states.ts';
import type { CallAnswer } from '../../call-api.ts';
import { callStaff } from '../parts/frame/call-staff.ts';

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

/** A return that is not filed: one whose period has ended, and one of the running period with something to do. */
export function isWaiting(answer: ReturnAnswer, today: string): boolean {
  return answer.filed === null && (periodDays(answer.period).to < today || workOf(answer).length > 0);
}

/** `'GSTR-1 of Delhi for October 2026: 3 to mend, 39 without IRN, due in 2 days'` */
export function dueSaid(answer: ReturnAnswer, today: string): string {
  const { state, form, name, due } = answer;
  const work = workOf(answer).join(', ') || 'ready';
  return `${form === 'iff' ? 'IFF' : 'GSTR-1'} of ${taxStates[state].name} for ${name}: ${work}, ${whenSaid(due, today)}`;
}

function workOf({ leftOut, irns }: ReturnAnswer): string[] {
  return [
    ...(leftOut.documents > 0 ? [`${leftOut.documents} to mend`] : []),
    ...(irns.missing > 0 ? [`${irns.missing} without IRN`] : []),
  ];
}

/** The address of the screen with that return. */
export function returnPage({ state, period }: ReturnAnswer): string {
  return `${paths.returns}?${new URLSearchParams({ state, period })}`;
}

function whenSaid(due: string, today: string) {
  const days = Math.round((Date.parse(due) - Date.parse(today)) / 86_400_000);
  if (days < 0) return days === -1 ? '1 day late' : `${-days} days late`;
  if (days === 0) return 'due today';
  return days === 1 ? 'due tomorrow' : `due in ${days} days`;
}
