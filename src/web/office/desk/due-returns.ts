import type { Desk } from '#contract/desk.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import { neighbours, periodOf } from '#domain/returns/period.ts';
import { taxStates } from '#domain/tax/states.ts';
import type { CallAnswer } from '../../call-api.ts';
import { callStaff } from '../parts/frame/call-staff.ts';

/** Reads the return of the last period that has ended, of each registration; those that are not filed. */
export async function fetchDueReturns(
  { paper, today }: Desk,
  signal: AbortSignal,
): Promise<CallAnswer<ReturnAnswer[]>> {
  const due: ReturnAnswer[] = [];
  for (const state of registeredStates(paper)) {
    const frequency = paper?.registrations[state]?.filing ?? 'monthly';
    const { before } = neighbours(periodOf(today, frequency), frequency);
    const answer = await callStaff<ReturnAnswer>(path(paths.return, { state, period: before }), {
      read: (response) => response.json(),
      signal,
    });
    if (!answer.ok) return answer;
    if (!answer.value.filed) due.push(answer.value);
  }
  return { ok: true, value: due, headers: new Headers() };
}

/** `'GSTR-1 of Delhi for October 2026: 3 to mend, due in 2 days'` */
export function dueSaid({ state, form, name, leftOut, due }: ReturnAnswer, today: string): string {
  const work = leftOut.documents === 0 ? 'ready' : `${leftOut.documents} to mend`;
  return `${form === 'iff' ? 'IFF' : 'GSTR-1'} of ${taxStates[state].name} for ${name}: ${work}, ${whenSaid(due, today)}`;
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
