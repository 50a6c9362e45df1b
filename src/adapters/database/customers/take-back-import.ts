import { setImmediate } from 'node:timers/promises';
import { customerChanges } from '#domain/customers/customer-changes.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { TakenBackImport } from '#operations/ports/customer-imports.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { auditedCustomer, type CustomerRow, columnsOf, customerFromRow } from './customer-row.ts';
import { importFile } from './import-file.ts';
import { forgetBatch, nextReplaced, type Replaced } from './import-replaced.ts';
import { replaceCustomers } from './replace-customers.ts';
import { usesOfAdded } from './uses-of-added.ts';

/** So many are archived in one transaction: no longer does anybody wait for the lock of the log. */
const PART = 200;

/** An engine takes some thousand values in a statement. */
const CHUNK = 500;

/**
 * Takes an import back: under the lock of the log all of it is checked and the import is marked, then a part after the other is done, each in
 * a transaction. Of a marked one the next call does what is left. Whom somebody changed or used meanwhile stays.
 */
export async function takeBackImport(
  database: Database,
  sought: { key: string; earliest: string },
  at: string,
  caller: Actor,
): Promise<TakenBackImport> {
  const inTurn = <T>(work: (transaction: Transacting, actor: Actor) => Promise<T>): Promise<T> =>
    database.write
      .transaction()
      .execute(async (transaction) => work(transaction, await lockAudit(transaction, caller)));
  const marked = await inTurn((transaction) => markTakenBack(transaction, sought, at));
  if (typeof marked !== 'string') return marked;
  const line = { at, subject: marked };
  const { key } = sought;
  const added = await allParts('', (after) =>
    inTurn((transaction, actor) => archivePart(transaction, key, after, { ...line, actor })),
  );
  const changed = await allParts(-1, (after) =>
    inTurn((transaction, actor) => restorePart(transaction, key, after, { ...line, actor })),
  );
  if (added.done + changed.done === 0) return { kind: 'not-found' };
  return { kind: 'taken-back', archived: added.done, restored: changed.done, kept: added.kept + changed.kept };
}

/** What a part did, and where the next one begins. */
type Part<After> = { after: After; done: number; kept: number };

async function allParts<After>(first: After, next: (after: After) => Promise<Part<After> | null>) {
  const sum = { done: 0, kept: 0 };
  for (let part = await next(first); part; part = await next(part.after)) {
    sum.done += part.done;
    sum.kept += part.kept;
    // SQLite calls are synchronous: what waits is answered in between.
    await setImmediate();
  }
  return sum;
}

/** The name of the file once the import is marked; or why it stays. */
async function markTakenBack(
  transaction: Transacting,
  { key, earliest }: { key: string; earliest: string },
  at: string,
): Promise<TakenBackImport | string> {
  const begun = await transaction
    .selectFrom('customer_imports')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!begun) return { kind: 'not-found' };
  if (begun.taken_back_at !== null) return begun.file_name;
  if (begun.begun_at < earliest) return { kind: 'too-late' };
  const added = await addedBy(transaction, key)
    .select(['id', 'name', 'version', 'archived_at'])
    .orderBy('id')
    .execute();
  // A release from before gave the customers of an import any ids.
  if (added.length !== begun.added || added.length + begun.changed === 0) return { kind: 'not-found' };
  const touched = added.find((row) => !isAs(row, 1)) ?? (await touchedOf(transaction, key));
  if (touched) return { kind: 'used', name: touched.name, by: 'change' };
  for (let from = 0; from < added.length; from += CHUNK) {
    await setImmediate();
    const ids = added.slice(from, from + CHUNK).map(({ id }) => id);
    const [use] = await usesOfAdded(transaction, ids);
    if (use) return { kind: 'used', name: use.name, by: use.by };
  }
  await transaction
    .updateTable('customer_imports')
    .set({ taken_back_at: at, finished_at: begun.finished_at ?? at })
    .where('idempotency_key', '=', key)
    .execute();
  return begun.file_name;
}

/** One of those whom the import changed and somebody else since. */
async function touchedOf(transaction: Transacting, key: string): Promise<{ name: string } | null> {
  for (
    let part = await nextReplaced(transaction, key, -1);
    part;
    part = await nextReplaced(transaction, key, part.batch)
  ) {
    await setImmediate();
    const now = await rowsNow(transaction, part.customers);
    const other = part.customers.find(({ before, version }) => !isAs(now.get(before.id), version));
    if (other) return now.get(other.before.id) ?? other.before;
  }
  return null;
}

type Line = { at: string; actor: Actor; subject: string };

async function archivePart(
  transaction: Transacting,
  key: string,
  after: string,
  line: Line,
): Promise<Part<string> | null> {
  const found = await addedBy(transaction, key)
    .selectAll()
    .where('id', '>', after)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .limit(PART)
    .execute();
  const last = found.at(-1);
  if (!last) return null;
  const uses = await usesOfAdded(
    transaction,
    found.map(({ id }) => id),
  );
  const used = new Set(uses.map(({ id }) => id));
  const rows = found.filter((row) => isAs(row, 1) && !used.has(row.id));
  if (rows.length > 0) await archive(transaction, rows, line);
  return { after: last.id, done: rows.length, kept: found.length - rows.length };
}

async function archive(transaction: Transacting, rows: CustomerRow[], line: Line): Promise<void> {
  const values = { ...changedBy(line), version: 2, archived_at: line.at };
  const ids = rows.map(({ id }) => id);
  const customers = rows.map((row) => ({ ...auditedCustomer({ ...row, ...values }), name: row.name }));
  await log(transaction, { ...line, after: { archived: rows.length, customers } });
  await transaction.updateTable('customers').set(values).where('id', 'in', ids).execute();
  await transaction.updateTable('customer_words').set({ archived: 1 }).where('customer_id', 'in', ids).execute();
}

/** As they were, in a further version: what was written is written. */
async function restorePart(
  transaction: Transacting,
  key: string,
  after: number,
  line: Line,
): Promise<Part<number> | null> {
  const part = await nextReplaced(transaction, key, after);
  if (!part) return null;
  const now = await rowsNow(transaction, part.customers);
  const rows = part.customers.flatMap(({ before, version }) => {
    const row = now.get(before.id);
    if (!row || !isAs(row, version)) return [];
    const { seq: _, ...columns } = row;
    return [{ row, before, after: { ...columns, ...columnsOf(before), ...changedBy(line), version: version + 1 } }];
  });
  const customers = rows.map(({ row, before, after: then }) => ({
    ...auditedCustomer(then),
    name: then.name,
    changes: customerChanges(customerFromRow(row), before),
  }));
  if (rows.length > 0) await log(transaction, { ...line, after: { restored: rows.length, customers } });
  await replaceCustomers(
    transaction,
    rows.map((row) => row.after),
  );
  await forgetBatch(transaction, key, part.batch);
  return { after: part.batch, done: rows.length, kept: part.customers.length - rows.length };
}

function changedBy({ at, actor }: Line): Pick<CustomerRow, 'changed_at' | 'changed_by'> {
  return { changed_at: at, changed_by: actor.username };
}

function log(transaction: Transacting, line: Line & { after: object }): Promise<number> {
  return appendAudit(transaction, { ...line, what: 'customers taken back' });
}

/** Whether nobody changed the customer since the import made this version. */
function isAs(row: Pick<CustomerRow, 'version' | 'archived_at'> | undefined, version: number): boolean {
  return row?.version === version && row.archived_at === null;
}

/** A range, because SQLite reads the whole book for `like`. A '.' is the character after the '-' that ends what the ids begin with. */
function addedBy(transaction: Transacting, key: string) {
  const file = importFile(key);
  return transaction.selectFrom('customers').where('id', '>', `${file}-`).where('id', '<', `${file}.`);
}

/** Of one batch: it has some hundred customers. */
async function rowsNow(transaction: Transacting, replaced: readonly Replaced[]): Promise<Map<string, CustomerRow>> {
  const ids = replaced.map(({ before }) => before.id);
  const rows = await transaction.selectFrom('customers').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
