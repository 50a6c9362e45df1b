import { type Kysely, type RawBuilder, sql } from 'kysely';
import { keptQuery } from '../engine/kept-query.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { addToTotals, takeFromTotals } from './customer-totals.ts';
import { storedBuyerKeys } from './stored-keys.ts';

type Row = Tables['document_customers'];
type Document = Pick<Tables['invoices'], 'id' | 'kind' | 'tax_state' | 'date' | 'payable' | 'issued_seq'>;

/** The customer that was named at the issue is not in the book. */
export class CustomerUnknown extends Error {}

/**
 * Links a document that is being issued: to the customer who was named, else by the rule. The caller has locked the audit
 * head, so the book cannot change until the commit. Returns the customer, null when he is in no book.
 */
export async function linkIssued(
  transaction: Transacting,
  document: Document & { buyerAddress: string },
  named: string | null,
): Promise<string | null> {
  const row = rowOf(document, document.buyerAddress, 1);
  const chosen = named === null ? null : await liveCustomer(transaction, named);
  const linked =
    chosen === null
      ? { ...row, ...(await linkByRule(transaction, row)) }
      : { ...row, customer: chosen, linked_by: 'hand' as const };
  if (chosen !== null) await transaction.insertInto('document_customers').values(linked).execute();
  await addToTotals(transaction, [linked]);
  return linked.customer;
}

/** The row of a document that is linked to nobody yet. */
export function rowOf(document: Document, buyerAddress: string, standing: 0 | 1): Row {
  const { id, kind, tax_state, date, issued_seq, payable } = document;
  return {
    document: id,
    customer: null,
    version: 1,
    linked_by: 'rule',
    ...storedBuyerKeys(buyerAddress),
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
 * The rule: the live customer with this GSTIN, else the oldest one with this address. A customer that was merged stands for
 * the one that has its documents now.
 */
export function fitting(database: Kysely<Tables>, key: string | RawBuilder<string>) {
  const live = database
    .selectFrom('customers')
    .select('customers.id')
    .where('customers.archived_at', 'is', null)
    .orderBy('customers.seq')
    .limit(1);
  const merged = database
    .selectFrom('customers as old')
    .innerJoin('merged_customers', 'merged_customers.customer', 'old.id')
    .innerJoin('customers', 'customers.id', 'merged_customers.kept')
    .select('customers.id')
    .where('old.merged_into', 'is not', null)
    .where('customers.archived_at', 'is', null)
    .orderBy('old.seq')
    .limit(1);
  return database.fn.coalesce(
    // Without `<> ''` SQLite does not use the index of the live GSTINs. No GSTIN and no address has the key ''.
    live.where('customers.gstin', '=', key).where('customers.gstin', '<>', ''),
    merged.where('old.gstin', '=', key),
    live.where('customers.address_key', '=', key),
    merged.where('old.address_key', '=', key),
    sql<string | null>`null`,
  );
}

/** The customer himself, or the one who has his documents after a merge; null when that one is archived. */
async function liveCustomer(transaction: Transacting, id: string): Promise<string | null> {
  const found = await transaction
    .selectFrom('customers')
    .leftJoin('merged_customers', 'merged_customers.customer', 'customers.id')
    .leftJoin('customers as kept', 'kept.id', 'merged_customers.kept')
    .select(['customers.id', 'customers.archived_at', 'kept.id as keptId', 'kept.archived_at as keptArchived'])
    .where('customers.id', '=', id)
    .executeTakeFirst();
  if (!found) throw new CustomerUnknown();
  if (found.archived_at === null) return found.id;
  return found.keptArchived === null ? found.keptId : null;
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
