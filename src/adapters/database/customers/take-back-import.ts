import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Customer } from '#domain/customers/customer.ts';
import { customerChanges } from '#domain/customers/customer-changes.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { TakenBackImport } from '#operations/ports/customer-imports.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { linkAllLater } from '../shared-writes/link-later.ts';
import { auditedCustomer, type CustomerRow, columnsOf, customerFromRow } from './customer-row.ts';
import { replaceCustomerWords } from './customer-words.ts';
import { importFile } from './import-file.ts';

/** A customer that an import changed: as he was, and the version that the import made of him. */
export type Replaced = { before: Customer; version: number };

/** So many are in one line of the log, and in one statement: an engine takes some thousand values. */
const CHUNK = 500;

/** Takes an import back in one transaction, under the lock of the log: all of it, or nothing. */
export async function takeBackImport(
  database: Database,
  { key, earliest }: { key: string; earliest: string },
  at: string,
  caller: Actor,
): Promise<TakenBackImport> {
  return database.write.transaction().execute(async (transaction) => {
    const actor = await lockAudit(transaction, caller);
    const begun = await transaction
      .selectFrom('customer_imports')
      .selectAll()
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    if (!begun || begun.taken_back_at !== null) return { kind: 'not-found' };
    if (begun.begun_at < earliest) return { kind: 'too-late' };
    const replaced = JSON.parse(begun.replaced) as Replaced[];
    const added = await addedBy(transaction, key);
    const changed = await rowsOf(
      transaction,
      replaced.map(({ before }) => before.id),
    );
    // A release from before gave the customers of an import any ids.
    if (added.length !== begun.added || changed.length !== begun.changed) return { kind: 'not-found' };
    if (added.length + changed.length === 0) return { kind: 'not-found' };
    const versions = new Map(replaced.map(({ before, version }) => [before.id, version]));
    const other = [...added, ...changed].find(
      ({ id, version, archived_at }) => version !== (versions.get(id) ?? 1) || archived_at !== null,
    );
    if (other) return { kind: 'used', name: other.name, by: 'change' };
    const named = await namedBy(transaction, added);
    if (named) return named;
    const by = { changed_at: at, changed_by: actor.username };
    const line = { at, actor, subject: begun.file_name };
    for (const part of partsOf(added)) await archive(transaction, part, by, line);
    for (const part of partsOf(replaced)) await restore(transaction, part, changed, by, line);
    await transaction
      .updateTable('customer_imports')
      .set({ taken_back_at: at, finished_at: begun.finished_at ?? at, replaced: '[]' })
      .where('idempotency_key', '=', key)
      .execute();
    return { kind: 'taken-back', archived: added.length, restored: changed.length };
  });
}

type By = Pick<CustomerRow, 'changed_at' | 'changed_by'>;
type Line = { at: string; actor: Actor; subject: string };

async function archive(transaction: Transacting, rows: CustomerRow[], by: By, line: Line): Promise<void> {
  // SQLite calls are synchronous: what needs no database is answered in between.
  await setImmediate();
  const values = { ...by, version: 2, archived_at: line.at };
  const ids = rows.map(({ id }) => id);
  const customers = rows.map((row) => ({ ...auditedCustomer({ ...row, ...values }), name: row.name }));
  await log(transaction, { ...line, after: { archived: rows.length, customers } });
  await transaction.updateTable('customers').set(values).where('id', 'in', ids).execute();
  await transaction.updateTable('customer_words').set({ archived: 1 }).where('customer_id', 'in', ids).execute();
}

/** As they were, in a further version: what was written is written. */
async function restore(
  transaction: Transacting,
  replaced: Replaced[],
  now: CustomerRow[],
  by: By,
  line: Line,
): Promise<void> {
  const rows = replaced.flatMap(({ before }) => {
    const row = now.find(({ id }) => id === before.id);
    return row ? [{ row, before, after: { ...row, ...columnsOf(before), ...by, version: row.version + 1 } }] : [];
  });
  const customers = rows.map(({ row, before, after }) => ({
    ...auditedCustomer(after),
    name: after.name,
    changes: customerChanges(customerFromRow(row), before),
  }));
  await log(transaction, { ...line, after: { restored: rows.length, customers } });
  for (const { after } of rows) {
    const { id, seq: _, ...columns } = after;
    await transaction.updateTable('customers').set(columns).where('id', '=', id).execute();
    await replaceCustomerWords(transaction, after);
  }
  await linkAllLater(
    transaction,
    rows.map(({ row }) => row.id),
  );
}

function log(transaction: Transacting, line: Line & { after: object }): Promise<number> {
  return appendAudit(transaction, { ...line, what: 'customers taken back' });
}

/** What keeps a customer: his documents, cancelled ones too, his money, and others that were made one with him. */
async function namedBy(transaction: Transacting, added: CustomerRow[]): Promise<TakenBackImport | null> {
  for (const part of partsOf(added)) {
    const ids = part.map(({ id }) => id);
    const used = async (by: 'document' | 'money' | 'merge', found: Promise<{ id: string | null } | undefined>) => {
      const id = (await found)?.id;
      const name = part.find((row) => row.id === id)?.name;
      return name === undefined ? null : ({ kind: 'used', name, by } as const);
    };
    const document = transaction
      .selectFrom('document_customers')
      .select('customer as id')
      .where('customer', 'in', ids)
      .limit(1);
    const money = transaction
      .selectFrom('account_items')
      .select('customer as id')
      .where('customer', 'in', ids)
      // As the index says it. A bill of before that was removed is no longer anybody's.
      .where(sql<boolean>`kind in ('opening', 'receipt', 'refund', 'settlement')`)
      .where(sql<boolean>`(kind <> 'opening' or ended_on is null)`)
      .limit(1);
    const merged = transaction
      .selectFrom('customers')
      .select('merged_into as id')
      .where('merged_into', 'in', ids)
      .limit(1);
    const found =
      (await used('document', document.executeTakeFirst())) ??
      (await used('money', money.executeTakeFirst())) ??
      (await used('merge', merged.executeTakeFirst()));
    if (found) return found;
  }
  return null;
}

function addedBy(transaction: Transacting, key: string): Promise<CustomerRow[]> {
  return transaction
    .selectFrom('customers')
    .selectAll()
    .where('id', 'like', `${importFile(key)}-%`)
    .orderBy('id')
    .execute();
}

async function rowsOf(transaction: Transacting, ids: string[]): Promise<CustomerRow[]> {
  const rows: CustomerRow[] = [];
  for (const part of partsOf(ids))
    rows.push(...(await transaction.selectFrom('customers').selectAll().where('id', 'in', part).execute()));
  return rows;
}

function partsOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, at) => items.slice(at * CHUNK, (at + 1) * CHUNK));
}
