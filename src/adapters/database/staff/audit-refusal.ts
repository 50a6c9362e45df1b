import type { AuditEvent } from '#domain/audit/audit-events.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { Transacting } from '../engine/tables.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';

const DAY = 86_400_000;

/**
 * Counts a refused login. Only the first, the tenth, the hundredth … of a day gets a line in the audit log, because
 * strangers try endlessly and the log can never be cleaned. The first line of a day also has the count of the day before.
 */
export async function auditRefusal(
  transaction: Transacting,
  what: AuditEvent,
  at: string,
  actor: Actor,
): Promise<void> {
  const who = actor.username;
  // Locks the row of the count: a concurrent refusal waits.
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

/** More than a day away, in the past, or in the future when the clock was set back. */
function isPast(since: string, at: string): boolean {
  return Math.abs(Date.parse(at) - Date.parse(since)) >= DAY;
}

function isPowerOfTen(times: number): boolean {
  return /^10*$/.test(String(times));
}
