import { setImmediate } from 'node:timers/promises';
import type { Actor } from '#operations/ports/actor.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { moveItems } from '../shared-writes/account-items.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { fitting } from '../shared-writes/link-document.ts';
import { partnersOf } from '../shared-writes/partners-of.ts';
import { type Move, moveDocuments } from './move-documents.ts';

/** Clerks who issue documents wait for at most one batch, about 20 ms. */
const BATCH = 200;

type Customer = Pick<Tables['customers'], 'id' | 'name' | 'gstin' | 'address_key' | 'archived_at'>;

/** Links a batch of the documents that fit a customer, or moves a batch of one that was merged. Returns how many. */
export async function linkNext(database: Database, id: string, at: string, actor: Actor): Promise<number> {
  if (!(await isWaiting(database.read, id))) return 0;
  // SQLite calls are synchronous: other requests run between two batches.
  await setImmediate();
  return database.write.transaction().execute(async (transaction) => {
    const auditActor = await lockAudit(transaction, actor);
    const customer = await readCustomer(transaction, id);
    const kept = await transaction
      .selectFrom('merged_customers')
      .innerJoin('customers', 'customers.id', 'merged_customers.kept')
      .select(['customers.id', 'name'])
      .where('merged_customers.customer', '=', id)
      .executeTakeFirst();
    const moves = kept
      ? await movesOf(transaction, id, kept.id)
      : customer?.archived_at === null
        ? await movesTo(transaction, customer)
        : [];
    const to = kept ?? customer;
    // When a customer is merged, its receipts, refunds, settlements and opening bills follow the documents.
    const money = kept && moves.length < BATCH ? await moneyOf(transaction, id) : [];
    if (kept) await moveItems(transaction, money, kept.id);
    if (to && moves.length + money.length > 0) {
      await moveDocuments(transaction, moves);
      await appendAudit(transaction, {
        at,
        actor: auditActor,
        what: 'documents linked',
        subject: to.name,
        ...(kept ? { before: { customer: id, name: customer?.name } } : {}),
        after: {
          customer: to.id,
          documents: moves.map(({ from }) => from.document),
          ...(money.length === 0 ? {} : { money }),
        },
      });
    }
    if (moves.length < BATCH && money.length < BATCH)
      await transaction.deleteFrom('customers_to_link').where('customer', '=', id).execute();
    return moves.length + money.length;
  });
}

async function isWaiting(from: Database['read'], customer: string): Promise<boolean> {
  const row = await from
    .selectFrom('customers_to_link')
    .select('customer')
    .where('customer', '=', customer)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function readCustomer(transaction: Transacting, id: string): Promise<Customer | undefined> {
  return transaction
    .selectFrom('customers')
    .select(['id', 'name', 'gstin', 'address_key', 'archived_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

async function movesOf(transaction: Transacting, customer: string, kept: string): Promise<Move[]> {
  const documents = await transaction
    .selectFrom('document_customers')
    .selectAll()
    .where('customer', '=', customer)
    .limit(BATCH)
    .execute();
  return documents.map((from) => ({ from, customer: kept, linkedBy: from.linked_by }));
}

async function moneyOf(transaction: Transacting, customer: string): Promise<string[]> {
  const items = await transaction
    .selectFrom('account_items')
    .select('id')
    .where('customer', '=', customer)
    .where('kind', 'in', ['opening', 'receipt', 'refund', 'settlement'])
    .limit(BATCH)
    .execute();
  return items.map(({ id }) => id);
}

/** Documents that are nobody's, and fit the customer or are of the buyer from whom he was added. */
async function movesTo(transaction: Transacting, customer: Customer): Promise<Move[]> {
  const keys = await keysOf(transaction, customer);
  const buyers = await transaction
    .selectFrom('customers_to_link')
    .select('buyer_key')
    .where('customer', '=', customer.id)
    .where('buyer_key', '<>', '')
    .execute();
  const moves: Move[] = [];
  const add = async (column: 'fit_key' | 'buyer_key', key: string, linkedBy: Move['linkedBy']) => {
    const documents = await transaction
      .selectFrom('document_customers')
      .selectAll()
      .where('customer', 'is', null)
      .where('linked_by', '=', 'rule')
      .where(column, '=', key)
      .limit(BATCH)
      .execute();
    const known = new Set(moves.map(({ from }) => from.document));
    const added = documents.filter(({ document }) => !known.has(document));
    moves.push(...added.map((from) => ({ from, customer: customer.id, linkedBy })));
  };
  for (const key of keys) await add('fit_key', key, 'rule');
  for (const { buyer_key } of buyers) await add('buyer_key', buyer_key, 'hand');
  return withNotes(transaction, moves.slice(0, BATCH));
}

/** A note that took from its invoice goes with it, and the invoice with its note: both ends are one customer's. */
async function withNotes(transaction: Transacting, moves: Move[]): Promise<Move[]> {
  const partners = await partnersOf(
    transaction,
    moves.map(({ from }) => from.document),
  );
  const [first] = moves;
  if (!first || partners.length === 0) return moves;
  const documents = await transaction
    .selectFrom('document_customers')
    .selectAll()
    .where(
      'document',
      'in',
      partners.map(({ id }) => id),
    )
    .execute();
  const more = documents.map((from) => ({ from, customer: first.customer, linkedBy: from.linked_by }));
  return more.length === 0 ? moves : withNotes(transaction, [...moves, ...more]);
}

/** The keys by which the rule finds this customer: his own, and those of customers that were merged into him. */
async function keysOf(transaction: Transacting, { id, gstin, address_key }: Customer): Promise<string[]> {
  const merged = await transaction
    .selectFrom('merged_customers')
    .innerJoin('customers', 'customers.id', 'merged_customers.customer')
    .select(['gstin', 'address_key'])
    .where('kept', '=', id)
    .execute();
  const keys: string[] = [];
  for (const key of new Set([gstin, address_key, ...merged.flatMap((each) => [each.gstin, each.address_key])])) {
    const found = await transaction.selectNoFrom(fitting(transaction, key).as('customer')).executeTakeFirst();
    if (key !== '' && found?.customer === id) keys.push(key);
  }
  return keys;
}
