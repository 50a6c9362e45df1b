import { indianDate } from '#domain/calendar/indian-date.ts';
import { failed } from '#domain/outcome.ts';
import { advanceUseProblems } from '#domain/receivables/advance-use-problems.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { AdvanceUse, UseAnswer } from '#operations/ports/receivables.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { allocate } from '../shared-writes/allocations.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { readItems } from './account-facts.ts';
import { addKey, subjectOfKey } from './account-keys.ts';
import { allocationsBegunBy } from './read-allocations.ts';

/** Pays debts from what is left of a source. The key is stored with the number of the audit line. */
export function useAdvance(database: Database, use: AdvanceUse, at: string, actor: Actor): Promise<UseAnswer> {
  return database.write.transaction().execute(async (transaction) => {
    const auditActor = await lockAudit(transaction, actor);
    const known = await subjectOfKey(transaction, 'use', use.idempotency);
    if (known?.kind === 'key-spent') return { kind: 'key-spent' };
    if (known) return { kind: 'replayed', allocations: await allocationsBegunBy(transaction, Number(known.subject)) };
    const refusal = await refusalOf(transaction, use, indianDate(at));
    if (refusal) return { kind: 'refused', refusal };
    const lines = use.lines.map(({ debt, amount }) => ({ source: use.source, debt, amount, tds: 0 }));
    const seq = await appendAudit(transaction, {
      at,
      actor: auditActor,
      what: 'advance used',
      subject: await numberOf(transaction, use.source),
      after: {
        date: use.date,
        amount: lines.reduce((sum, { amount }) => sum + amount, 0),
        lines: lines.map(({ source, debt, amount, tds }) => [source, debt, amount, tds]),
      },
    });
    await allocate(transaction, lines, seq, use.date);
    await addKey(transaction, 'use', use.idempotency, String(seq));
    return { kind: 'used', allocations: await allocationsBegunBy(transaction, seq) };
  });
}

async function refusalOf(transaction: Transacting, use: AdvanceUse, today: string) {
  const items = await readItems(transaction, [use.source, ...use.lines.map(({ debt }) => debt)]);
  const problems = advanceUseProblems(use, items.get(use.source) ?? null, { today, items });
  return problems.length === 0 ? null : failed('invalid', problems[0]?.message ?? '', { problems });
}

async function numberOf(transaction: Transacting, id: string): Promise<string> {
  const { number } = await transaction
    .selectFrom('account_items')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return number;
}
