import type { AuditEvent } from '#domain/audit/audit-events.ts';
import { type CustomerChange, customerChanges } from '#domain/customers/customer-changes.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { CustomerName, CustomerStore } from '#operations/ports/customers.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { linkLater, moveLater } from '../shared-writes/link-later.ts';
import { type ToldRows, toldRows } from '../shared-writes/told-rows.ts';
import { customerOfKey } from './customer-of-key.ts';
import { auditedCustomer, type CustomerRow, columnsOf, customerFromRow } from './customer-row.ts';
import { addCustomerWords, customerWords, replaceCustomerWords } from './customer-words.ts';

type Change = Omit<CustomerStore, 'find' | 'page' | 'suggest' | 'havingGstin' | 'resembling' | 'stream'>;

/** Each change locks the audit head before it reads: of two that change the same customer, or add the same GSTIN, one waits. */
export function changeCustomers(database: Database): Change {
  const inTurn = <T>(actor: Actor, change: (transaction: Transacting, actor: Actor) => Promise<T>): Promise<T> =>
    database.write.transaction().execute(async (transaction) => {
      return change(transaction, await lockAudit(transaction, actor));
    });
  return {
    create: ({ id, fields, buyer, idempotency }, at, caller) =>
      inTurn(caller, async (transaction, actor) => {
        const answered = idempotency && (await customerOfKey(transaction, idempotency));
        if (answered) return answered;
        if (buyer !== undefined && !(await isUnknown(transaction, buyer))) return { kind: 'buyer-known' };
        const other = await liveWithGstin(transaction, fields.gstin, id);
        if (other) return { kind: 'gstin-taken', other };
        const by = { created_at: at, created_by: actor.username, changed_at: at, changed_by: actor.username };
        const row = { id, version: 1, ...columnsOf(fields), archived_at: null, merged_into: null, ...by };
        const key = idempotency && {
          idempotency_key: idempotency.key,
          body_hash: idempotency.bodyHash,
          customer_id: id,
        };
        const rows = toldRows('customer_keys', key ? [key] : []);
        const seq = await log(transaction, 'customer added', row, { at, actor, rows });
        await transaction
          .insertInto('customers')
          .values({ ...row, seq })
          .execute();
        await addCustomerWords(transaction, customerWords(row));
        await linkLater(transaction, id);
        if (buyer !== undefined) await linkLater(transaction, id, buyer);
        if (key) await transaction.insertInto('customer_keys').values(key).execute();
        return { kind: 'saved', customer: customerFromRow({ ...row, seq }) };
      }),

    change: (id, version, fields, at, caller) =>
      inTurn(caller, async (transaction, actor) => {
        const before = await rowOf(transaction, id);
        if (!before) return { kind: 'not-found' };
        const customer = customerFromRow(before);
        if (before.version !== version) return { kind: 'changed-since', customer };
        if (before.archived_at !== null) return { kind: 'archived', customer };
        const other = await liveWithGstin(transaction, fields.gstin, id);
        if (other) return { kind: 'gstin-taken', other };
        const changes = customerChanges(customer, fields);
        if (changes.length === 0) return { kind: 'saved', customer };
        await linkLater(transaction, id);
        return replace(transaction, before, columnsOf(fields), { what: 'customer changed', at, actor, changes });
      }),

    archive: (id, archived, at, caller) =>
      inTurn(caller, async (transaction, actor) => {
        const before = await rowOf(transaction, id);
        if (!before) return { kind: 'not-found' };
        if (before.merged_into !== null) return { kind: 'merged', customer: customerFromRow(before) };
        if (archived === (before.archived_at !== null)) return { kind: 'unchanged', customer: customerFromRow(before) };
        const other = archived ? null : await liveWithGstin(transaction, before.gstin, id);
        if (other) return { kind: 'gstin-taken', other };
        if (!archived) await linkLater(transaction, id);
        const what = archived ? 'customer archived' : 'customer restored';
        return replace(transaction, before, { archived_at: archived ? at : null }, { what, at, actor });
      }),

    merge: (id, into, at, caller) =>
      inTurn(caller, async (transaction, actor) => {
        const [before, target] = [await rowOf(transaction, id), await rowOf(transaction, into)];
        if (!before || !target) return { kind: 'not-found' };
        // A call that is made again finishes what the first one began.
        if (before.merged_into === into) return { kind: 'merged', customer: customerFromRow(before) };
        for (const row of [before, target])
          if (row.archived_at !== null) return { kind: 'archived', customer: customerFromRow(row) };
        await moveLater(transaction, id, into);
        const { customer } = await replace(
          transaction,
          before,
          { archived_at: at, merged_into: into },
          { what: 'customer merged', at, actor, into: target.name },
        );
        return { kind: 'merged', customer };
      }),
  };
}

type Line = { at: string; actor: Actor; changes?: CustomerChange[]; into?: string; rows?: ToldRows };

async function replace(
  transaction: Transacting,
  before: CustomerRow,
  values: Partial<CustomerRow>,
  { what, ...line }: Line & { what: AuditEvent },
) {
  const version = before.version + 1;
  const after = { ...before, ...values, version, changed_at: line.at, changed_by: line.actor.username };
  const { id, ...columns } = after;
  await log(transaction, what, after, line, before.version);
  await transaction.updateTable('customers').set(columns).where('id', '=', id).execute();
  await replaceCustomerWords(transaction, [after]);
  return { kind: 'saved' as const, customer: customerFromRow(after) };
}

function log(
  transaction: Transacting,
  what: AuditEvent,
  row: Omit<CustomerRow, 'seq'>,
  { at, actor, ...facts }: Line,
  version?: number,
): Promise<number> {
  return appendAudit(transaction, {
    at,
    actor,
    what,
    subject: row.name,
    ...(version === undefined ? {} : { before: { version } }),
    after: { ...auditedCustomer(row), ...facts },
  });
}

async function isUnknown(transaction: Transacting, buyer: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('unknown_buyers')
    .select('buyer_key')
    .where('buyer_key', '=', buyer)
    .executeTakeFirst();
  return row !== undefined;
}

function rowOf(transaction: Transacting, id: string): Promise<CustomerRow | undefined> {
  return transaction.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The live customer with a GSTIN, unless it is `except`. */
export async function liveWithGstin(
  from: Database['read'] | Transacting,
  gstin: string,
  except: string,
): Promise<CustomerName | null> {
  if (gstin === '') return null;
  const row = await from
    .selectFrom('customers')
    .select(['id', 'name', 'gstin', 'place', 'pin'])
    .where('gstin', '=', gstin)
    // As the unique index says it, so that both engines use the index.
    .where('gstin', '<>', '')
    .where('archived_at', 'is', null)
    .where('id', '<>', except)
    .executeTakeFirst();
  return row ?? null;
}
