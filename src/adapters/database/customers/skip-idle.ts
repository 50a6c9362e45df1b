import { program } from '#operations/ports/actor.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { lockAudit } from '../shared-writes/audit-log.ts';

const BATCH = 500;

/**
 * Takes customers off the list of those to be linked when no document fits them, many at a time: after an import these are
 * nearly all. Returns how many. Locks the audit head, so that no customer changes between the look and the removal.
 */
export function skipIdle({ write }: Database): Promise<number> {
  return write.transaction().execute(async (transaction) => {
    await lockAudit(transaction, program);
    return remove(transaction);
  });
}

async function remove(transaction: Transacting): Promise<number> {
  const deleted = await transaction
    .deleteFrom('customers_to_link')
    .where('buyer_key', '=', '')
    .where('customer', 'in', (list) =>
      list
        .selectFrom('customers_to_link as waiting')
        .innerJoin('customers', 'customers.id', 'waiting.customer')
        .select('waiting.customer')
        .where('waiting.buyer_key', '=', '')
        .where('customers.archived_at', 'is', null)
        .where(({ and, eb, exists, not, selectFrom }) => {
          const unlinked = selectFrom('document_customers as unlinked')
            .select('unlinked.document')
            .where('unlinked.customer', 'is', null)
            .where('unlinked.linked_by', '=', 'rule');
          const ofGstin = unlinked.whereRef('unlinked.fit_key', '=', 'customers.gstin');
          const ofAddress = unlinked.whereRef('unlinked.fit_key', '=', 'customers.address_key');
          const merged = selectFrom('merged_customers').select('kept').whereRef('kept', '=', 'customers.id');
          return and([
            not(exists(merged)),
            eb.or([eb('customers.gstin', '=', ''), not(exists(ofGstin))]),
            not(exists(ofAddress)),
          ]);
        })
        .limit(BATCH),
    )
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
