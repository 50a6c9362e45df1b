import { setImmediate } from 'node:timers/promises';
import { program } from '#operations/ports/actor.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { lockAudit } from '../shared-writes/audit-log.ts';
import { closedFiling } from '../shared-writes/filed-periods.ts';
import { addReturnFacts, factsOfDraft, factsToFreeze } from '../shared-writes/return-facts.ts';

export const RETURN_FACTS = 'return facts';

/** Lines of the audit log in one transaction: clerks who issue documents wait for at most one, about 20 ms. */
const BATCH = 200;

/**
 * Follows the audit log from the mark on: tax invoices and credit notes that an earlier release issued get their facts. One
 * that it issued into a filed period was left out of that return. The transaction of each batch moves the mark.
 */
export async function fillReturnFacts(database: Database): Promise<{ examined: number; filled: number }> {
  const { from, to } = await nextLines(database.read);
  if (from === to) return { examined: 0, filled: 0 };
  // SQLite calls are synchronous: other requests run between two batches.
  await setImmediate();
  return database.write.transaction().execute(async (transaction) => {
    await lockAudit(transaction, program);
    const lines = await nextLines(transaction);
    const filled = await fill(transaction, lines);
    await transaction
      .updateTable('filled_up_to')
      .set({ issued_seq: lines.to })
      .where('fact', '=', RETURN_FACTS)
      .execute();
    return { examined: lines.to - lines.from, filled };
  });
}

type Lines = { from: number; to: number };

async function nextLines(from: Database['read'] | Transacting): Promise<Lines> {
  const { mark, head } = await from
    .selectFrom('filled_up_to')
    .innerJoin('audit_head', (join) => join.onTrue())
    .select(['filled_up_to.issued_seq as mark', 'audit_head.seq as head'])
    .where('fact', '=', RETURN_FACTS)
    .executeTakeFirstOrThrow();
  return { from: mark, to: Math.max(mark, Math.min(mark + BATCH, head)) };
}

async function fill(transaction: Transacting, { from, to }: Lines): Promise<number> {
  const missing = await transaction
    .selectFrom('invoices')
    .leftJoin('return_facts', 'return_facts.document', 'invoices.id')
    .select(['invoices.id', 'invoices.kind', 'invoices.tax_state', 'invoices.tax_type', 'invoices.date'])
    .select(['invoices.issued_seq', 'invoices.draft', 'invoices.original_id'])
    .where('invoices.issued_seq', '>', from)
    .where('invoices.issued_seq', '<=', to)
    .where('invoices.kind', 'in', ['tax', 'credit'])
    .where('return_facts.document', 'is', null)
    .orderBy('invoices.issued_seq')
    .execute();
  for (const { id, kind, tax_state, date, issued_seq, original_id, ...issued } of missing) {
    const facts = await factsToFreeze(transaction, () => factsOfDraft({ tax_state, ...issued }), original_id);
    await addReturnFacts(transaction, { document: id, kind, tax_state, date, issued_seq, ...facts });
    const closed = await closedFiling(transaction, tax_state, date);
    if (closed !== null)
      await transaction
        .insertInto('filed_documents')
        .values({ filing: closed, document: id, state: 'left-out', ...facts })
        // It was issued before the return, which has counted it.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
  return missing.length;
}
