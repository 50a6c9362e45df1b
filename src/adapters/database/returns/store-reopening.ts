import type { Period } from '#domain/returns/period.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { ReopenAnswer } from '#operations/ports/returns.ts';
import type { Database } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { periodClosedOn } from '../shared-writes/filed-periods.ts';
import { filingOf } from './read-filings.ts';

/** Opens a filed period again. Its row, its documents and its files stay as they were filed. */
export function storeReopening(
  database: Database,
  taxState: TaxState,
  period: Period,
  reason: string,
  at: string,
  caller: Actor,
): Promise<ReopenAnswer> {
  return database.write.transaction().execute(async (transaction) => {
    const actor = await lockAudit(transaction, caller);
    const currentFiling = await transaction
      .selectFrom('filings')
      .select(['id', 'form', 'from_date'])
      .where('tax_state', '=', taxState)
      .where('period', '=', period)
      .where('reopened_line', 'is', null)
      .executeTakeFirst();
    if (!currentFiling) return { kind: 'not-filed' };
    const [closing] =
      currentFiling.form === 'iff'
        ? await periodClosedOn(transaction, taxState, currentFiling.from_date).select('period').execute()
        : [];
    if (closing) return { kind: 'quarter-filed', quarter: closing.period };
    const line = await appendAudit(transaction, {
      at,
      actor,
      what: 'return reopened',
      subject: `${taxState}/${period}`,
      after: { id: currentFiling.id, reason },
    });
    const row = await transaction
      .updateTable('filings')
      .set({ reopened_line: line, reopened_at: at, reopened_by: actor.username, reopened_reason: reason })
      .where('id', '=', currentFiling.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { kind: 'reopened', filing: await filingOf(transaction, row) };
  });
}
