import { setImmediate } from 'node:timers/promises';
import { customerChanges } from '#domain/customers/customer-changes.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { CustomerImports, ImportBatch, ImportWrite } from '#operations/ports/customer-imports.ts';
import { bulkInsert } from '../engine/bulk-insert.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { linkAllLater } from '../shared-writes/link-later.ts';
import { auditedCustomer, columnsOf } from './customer-row.ts';
import { addCustomerWords, customerWords } from './customer-words.ts';
import { importCandidates } from './import-candidates.ts';
import { rememberReplaced } from './import-replaced.ts';
import { replaceCustomers } from './replace-customers.ts';

type Row = Omit<Tables['customers'], 'seq'>;

/** A write with the row that it leaves. */
type Written = ImportWrite & { row: Row };

/** Stores a batch of an import. The head of the log is locked first, as for every change of the book. */
export async function storeBatch(
  database: Database,
  batch: ImportBatch,
  decide: Parameters<CustomerImports['store']>[1],
  at: string,
  caller: Actor,
): Promise<'stored' | 'overtaken'> {
  // SQLite calls are synchronous: other requests run between two batches.
  await setImmediate();
  return database.write.transaction().execute(async (transaction) => {
    const actor = await lockAudit(transaction, caller);
    if (!(await isNext(transaction, batch))) return 'overtaken';
    const writes = decide(await importCandidates(transaction, batch.rows));
    const written = writes.map((write): Written => ({ ...write, row: rowOf(write, at, actor) }));
    if (written.length > 0) await storeRows(transaction, written, await log(transaction, batch, written, at, actor));
    await countBatch(transaction, batch, written, at);
    return 'stored';
  });
}

async function isNext(transaction: Transacting, { key, number }: ImportBatch): Promise<boolean> {
  const row = await transaction
    .selectFrom('customer_imports')
    .select(['batches', 'taken_back_at'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  return row.batches === number && row.taken_back_at === null;
}

function rowOf({ id, fields, before }: ImportWrite, at: string, { username }: Actor): Row {
  return {
    id,
    version: (before?.version ?? 0) + 1,
    ...columnsOf(fields),
    archived_at: null,
    merged_into: null,
    created_at: before?.createdAt ?? at,
    created_by: before?.createdBy ?? username,
    changed_at: at,
    changed_by: username,
  };
}

/** One line for the batch. As for a single change, it has the hash of each customer, and no personal values. */
function log(
  transaction: Transacting,
  { fileName, number }: ImportBatch,
  written: Written[],
  at: string,
  actor: Actor,
): Promise<number> {
  const added = written.filter(({ before }) => before === null).length;
  const customers = written.map(({ row, before, fields }) => ({
    ...auditedCustomer(row),
    name: row.name,
    ...(before ? { changes: customerChanges(before, fields) } : {}),
  }));
  const after = { batch: number + 1, added, changed: written.length - added, customers };
  return appendAudit(transaction, { at, actor, what: 'customers imported', subject: fileName, after });
}

async function storeRows(transaction: Transacting, written: Written[], seq: number): Promise<void> {
  const added = written.filter(({ before }) => before === null);
  await addCustomers(
    transaction,
    added.map(({ row }) => ({ ...row, seq })),
  );
  await addCustomerWords(
    transaction,
    added.flatMap(({ row }) => customerWords(row)),
  );
  await replaceCustomers(
    transaction,
    written.filter(({ before }) => before !== null).map(({ row }) => row),
  );
  await linkAllLater(
    transaction,
    added.map(({ id }) => id),
  );
}

const addCustomers = bulkInsert((database, rows: Tables['customers'][]) =>
  database.insertInto('customers').values(rows),
);

async function countBatch(
  transaction: Transacting,
  { key, number, isLast }: ImportBatch,
  written: Written[],
  at: string,
): Promise<void> {
  const added = written.filter(({ before }) => before === null).length;
  const customers = written.flatMap(({ before, row }) => (before ? [{ before, version: row.version }] : []));
  await rememberReplaced(transaction, key, { batch: number, customers });
  await transaction
    .updateTable('customer_imports')
    .set((row) => ({
      batches: number + 1,
      added: row('added', '+', added),
      changed: row('changed', '+', written.length - added),
      finished_at: isLast ? at : null,
    }))
    .where('idempotency_key', '=', key)
    .execute();
}
