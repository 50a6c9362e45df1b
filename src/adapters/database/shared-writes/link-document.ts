import { type Kysely, type RawBuilder, sql } from 'kysely';
import { keptQuery, unseen } from '../engine/kept-query.ts';
import type { Step } from '../engine/run-together.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { takeFromTotals, totalsSteps } from './customer-totals.ts';
import { storedBuyerKeys } from './stored-keys.ts';

type Row = Tables['document_customers'];
type Document = Pick<Tables['invoices'], 'id' | 'kind' | 'tax_state' | 'date' | 'payable' | 'issued_seq'>;

/** The customer that was named at the issue is not in the book. */
export class CustomerUnknown extends Error {}

/**
 * Whose a document is that is being issued: the customer's who was named, else the one's whom the rule found. The caller has
 * locked the audit head, so the book cannot change until the commit.
 */
export async function chooseCustomer(
  transaction: Transacting,
  named: string | null,
  found: { customer: string | null; credit_days: number | null },
): Promise<Link> {
  const chosen = named === null ? null : await liveCustomer(transaction, named);
  return chosen
    ? { customer: chosen.id, creditDays: chosen.credit_days, linked_by: 'hand' }
    : { customer: found.customer, creditDays: found.credit_days ?? 0, linked_by: 'rule' };
}

/** `customer`: null when the buyer is in no book. */
type Link = { customer: string | null; creditDays: number; linked_by: Row['linked_by'] };

/** Stores the link of a document that is being issued, and adds the document to the sums of its customer or its buyer. */
export function linkSteps(row: Row): Step[] {
  return [insertLink.with(row), ...totalsSteps([row])];
}

const insertLink = keptQuery((database, row: Row) => database.insertInto('document_customers').values(row));

/** The row of a document that is linked to nobody yet. */
export function rowOf(document: Document, buyerAddress: string, standing: 0 | 1): Row {
  return rowWith(document, storedBuyerKeys(buyerAddress), standing);
}

/** The same, when the keys of its buyer are known. */
export function rowWith(document: Document, keys: ReturnType<typeof storedBuyerKeys>, standing: 0 | 1): Row {
  const { id, kind, tax_state, date, issued_seq, payable } = document;
  return {
    document: id,
    customer: null,
    version: 1,
    linked_by: 'rule',
    ...keys,
    kind,
    tax_state,
    date,
    issued_seq,
    payable,
    standing,
  };
}

/** Stores the row with the customer whom the document fits, in one statement, and returns that customer. */
export async function linkByRule(transaction: Transacting, row: Row): Promise<Pick<Row, 'customer'>> {
  const [linked] = await insertByRule(transaction, row);
  if (!linked) throw new Error('The document was linked already.');
  return linked;
}

const insertByRule = keptQuery((database, { customer: _, ...row }: Row) =>
  database
    .insertInto('document_customers')
    .values({ ...row, customer: fitting(database, row.fit_key) })
    .returning('customer'),
);

/**
 * The rule: the live customer with this GSTIN, else the oldest one with this address. A customer that was merged is read as
 * the one that has its documents now.
 */
export function fitting(database: Kysely<Tables>, key: string | RawBuilder<string>) {
  const fitKey = unseen(key);
  const live = database
    .selectFrom('customers')
    .select('customers.id')
    .where('customers.archived_at', 'is', null)
    .orderBy('customers.seq')
    .limit(sql.lit(1));
  const merged = database
    .selectFrom('customers as old')
    .innerJoin('merged_customers', 'merged_customers.customer', 'old.id')
    .innerJoin('customers', 'customers.id', 'merged_customers.kept')
    .select('customers.id')
    .where('old.merged_into', 'is not', null)
    .where('customers.archived_at', 'is', null)
    .orderBy('old.seq')
    .limit(sql.lit(1));
  return database.fn.coalesce(
    // Without `<> ''` SQLite does not use the index of the live GSTINs. No GSTIN and no address has the key ''.
    live.where('customers.gstin', '=', fitKey).where('customers.gstin', '<>', sql.lit('')),
    merged.where('old.gstin', '=', fitKey),
    live.where('customers.address_key', '=', fitKey),
    merged.where('old.address_key', '=', fitKey),
    sql<string | null>`null`,
  );
}

/**
 * 'yes' when the book has this GSTIN as that of an SEZ unit: the live customer with it says so, else those with it that were merged.
 * The mark is not that of the customer: a firm can have an SEZ unit under one GSTIN and an ordinary office under another.
 */
export function sezMark(database: Kysely<Tables>, key: string | RawBuilder<string>) {
  const withGstin = database
    .selectFrom('customers')
    .where('gstin', '=', unseen(key))
    // See `fitting`.
    .where('gstin', '<>', sql.lit(''));
  return database.fn.coalesce(
    withGstin.where('archived_at', 'is', null).select('sez'),
    withGstin.where('merged_into', 'is not', null).select(({ fn }) => fn.max('sez').as('sez')),
    sql.lit(''),
  );
}

/** The customer himself, or the one who has his documents after a merge; null when that one is archived. */
async function liveCustomer(transaction: Transacting, id: string): Promise<{ id: string; credit_days: number } | null> {
  const found = await transaction
    .selectFrom('customers')
    .leftJoin('merged_customers', 'merged_customers.customer', 'customers.id')
    .leftJoin('customers as kept', 'kept.id', 'merged_customers.kept')
    .select(['customers.id', 'customers.credit_days', 'customers.archived_at'])
    .select(['kept.id as keptId', 'kept.credit_days as keptDays', 'kept.archived_at as keptArchived'])
    .where('customers.id', '=', id)
    .executeTakeFirst();
  if (!found) throw new CustomerUnknown();
  if (found.archived_at === null) return found;
  const { keptId, keptDays, keptArchived } = found;
  return keptId === null || keptArchived !== null ? null : { id: keptId, credit_days: keptDays ?? 0 };
}

/** Takes a document that is being cancelled out of the sums. One without a row has not been filled in, and counts nowhere. */
export async function unlinkCancelled(transaction: Transacting, { id }: { id: string }): Promise<void> {
  const ended = await endStanding(transaction, { id });
  if (ended.length > 0) await takeFromTotals(transaction, ended);
}

const endStanding = keptQuery((database, { id }: { id: string }) =>
  database
    .updateTable('document_customers')
    .set({ standing: 0 })
    .where('document', '=', id)
    .where('standing', '=', 1)
    .returningAll(),
);
