import type { AuditEvent } from '#domain/audit/audit-events.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { Transacting } from '../engine/tables.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';

const DAY = 86_400_000;

/**
 * Counts a refused login, and tells the audit log of the first, the tenth, the hundredth … of a day: strangers repeat them
 * without end, and the log only grows. The first of a new day also says how many the day before had.
 */
export async function auditRefusal(
  transaction: Transacting,
  what: AuditEvent,
  at: string,
  actor: Actor,
): Promise<void> {
  const who = actor.username;
  // Locks the count: of two at once the second waits.
  const counted = await transaction
    .insertInto('refusal_counts')
    .values({ what, who, since: at, times: 1, told: 0 })
    .onConflict((conflict) =>
      conflict.columns(['what', 'who']).doUpdateSet((count) => ({ times: count('refusal_counts.times', '+', 1) })),
    )
    .returning(['since', 'times', 'told'])
    .executeTakeFirstOrThrow();
  const past = isPast(counted.since, at);
  const { since, times } = past ? { since: at, times: 1 } : counted;
  if (!isPowerOfTen(times)) return;
  const before = past && counted.times - 1 > counted.told ? { times: counted.times - 1, since: counted.since } : null;
  const after = times === 1 ? null : { times, since };
  await transaction
    .updateTable('refusal_counts')
    .set({ since, times, told: times })
    .where('what', '=', what)
    .where('who', '=', who)
    .execute();
  await appendAudit(transaction, { at, actor, what, subject: who, before, after });
}

/** A day over, or a day that the clock has been set back from. */
function isPast(since: string, at: string): boolean {
  return Math.abs(Date.parse(at) - Date.parse(since)) >= DAY;
}

function isPowerOfTen(times: number): boolean {
  return /^10*$/.test(String(times));
}
