import type { openDatabase } from '#adapters/database/engine/open-database.ts';
import { forgetAddresses } from '#adapters/database/invoices/address-words.ts';
import { countCancelled } from '#adapters/database/invoices/day-totals.ts';
import { appendAudit, lockAudit } from '#adapters/database/shared-writes/audit-log.ts';
import { actor } from '#test/build/factories.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;

const at = '2026-11-21T06:30:00.000Z';

/** Cancels a document as the release did that knew nothing of customers. */
export function cancelAsBefore(database: Database, id: string): Promise<void> {
  return database.write.transaction().execute(async (transaction) => {
    const { draft } = await transaction
      .selectFrom('invoices')
      .select('draft')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await forgetAddresses(transaction, JSON.parse(draft));
    await lockAudit(transaction, actor);
    const cancelled = await transaction
      .updateTable('invoices')
      .set({ cancelled: 1, cancelled_at: at, cancelled_by: actor.username })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await appendAudit(transaction, {
      at,
      actor,
      what: 'invoice cancelled',
      subject: `${cancelled.kind}/${cancelled.tax_state}/${cancelled.number}`,
      before: { cancelled: false },
      after: { cancelled: true },
    });
    await countCancelled(transaction, cancelled);
  });
}
