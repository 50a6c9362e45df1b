import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Filing } from '#domain/returns/filing.ts';
import { isPeriod, type Period, periodName } from '#domain/returns/period.ts';
import { longestReturnText } from '#domain/returns/supplement-problems.ts';
import { isTaxState } from '#domain/tax/states.ts';
import type { Actor } from '../ports/actor.ts';
import type { ReturnStore } from '../ports/returns.ts';
import type { System } from '../ports/system.ts';
import { noSuchReturn } from './read-return.ts';

type Ports = { system: Pick<System, 'now'>; returns: Pick<ReturnStore, 'reopen'> };

/** Opens a filed period again. Its filing and its files stay in the record. */
export async function reopenReturn(
  { system, returns }: Ports,
  { state, period, reason: typed }: { state: string; period: string; reason: string },
  actor: Actor,
): Promise<Outcome<Filing>> {
  if (!isTaxState(state) || !isPeriod(period)) return noSuchReturn;
  const reason = typed.trim();
  const message =
    reason === '' ? 'Say why: it is written into the audit log.' : `At most ${longestReturnText} characters.`;
  if (reason === '' || reason.length > longestReturnText)
    return failed('invalid', message, { problems: [{ field: 'reason', message }] });
  const answer = await returns.reopen(state, period, reason, system.now(), actor);
  if (answer.kind === 'quarter-filed') return failed('conflict', quarterFiled(period, answer.quarter));
  return answer.kind === 'reopened' ? ok(answer.filing) : failed('conflict', `${periodName(period)} is not filed.`);
}

function quarterFiled(period: Period, quarter: Period): string {
  return `The return of ${periodName(quarter)} is filed without what the IFF of ${periodName(period)} has reported: open that return first.`;
}
