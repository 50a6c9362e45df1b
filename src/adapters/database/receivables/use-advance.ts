import { indianDate } from '#domain/calendar/indian-date.ts';
import { failed } from '#domain/outcome.ts';
import { advanceUseProblems } from '#domain/receivables/advance-use-problems.ts';
import { allocationDate } from '#domain/receivables/allocation-date.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { AdvanceUse, UseAnswer } from '#operations/ports/receivables.ts';
import type { Database } from '../engine/tables.ts';
import { allocate, auditedAllocation } from '../shared-writes/allocations.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { readItems } from './account-facts.ts';
import { addKey, subjectOfKey, toldKey } from './account-keys.ts';
import { allocationsBegunBy } from './read-allocations.ts';

/** Pays debts from what is left of a source. The key is stored with the number of the audit line. */
export function useAdvance(database: Database, use: AdvanceUse, at: string, actor: Actor): Promise<UseAnswer> {
  return database.write.transaction().execute(async (transaction) => {
    const auditActor = await lockAudit(transaction, actor);
    const known = await subjectOfKey(transaction, 'use', use.idempotency);
    if (known?.kind === 'key-spent') return { kind: 'key-spent' };
    if (known) return { kind: 'replayed', allocations: await allocationsBegunBy(transaction, Number(known.subject)) };
    const { source, date } = use;
    const items = await readItems(transaction, [source, ...use.lines.map(({ debt }) => debt)]);
    const advance = items.get(source);
    const problems = advanceUseProblems(use, advance ?? null, { today: indianDate(at), items });
    if (!advance || problems.length > 0)
      return { kind: 'refused', refusal: failed('invalid', problems[0]?.message ?? '', { problems }) };
    const lines = use.lines.map(({ debt, amount }) => {
      return { source, debt, amount, tds: 0, date: allocationDate(date, advance, items.get(debt)) };
    });
    const seq = await appendAudit(transaction, {
      at,
      actor: auditActor,
      what: 'advance used',
      subject: advance.number,
      after: async (line: number) => ({
        date,
        amount: lines.reduce((sum, { amount }) => sum + amount, 0),
        lines: lines.map(auditedAllocation),
        ...toldKey('use', use.idempotency, String(line)),
      }),
    });
    await allocate(transaction, lines, seq);
    await addKey(transaction, 'use', use.idempotency, String(seq));
    return { kind: 'used', allocations: await allocationsBegunBy(transaction, seq) };
  });
}
