import type { Customer } from '#domain/customers/customer.ts';
import type { Transacting } from '../engine/tables.ts';

/** A customer whom an import changed: as he was, and the version that the import made of him. */
export type Replaced = { before: Customer; version: number };

/** What a batch of an import replaced. */
type ReplacedBatch = { batch: number; customers: Replaced[] };

/** Keeps what a batch replaces, so that the import can be taken back. `batch` is counted from 0. */
export async function rememberReplaced(
  transaction: Transacting,
  key: string,
  { batch, customers }: ReplacedBatch,
): Promise<void> {
  if (customers.length === 0) return;
  const row = { idempotency_key: key, batch, customers: JSON.stringify(customers) };
  await transaction.insertInto('import_replaced').values(row).execute();
}

/** The first batch after this one of which something is kept; null after the last. */
export async function nextReplaced(
  transaction: Transacting,
  key: string,
  after: number,
): Promise<ReplacedBatch | null> {
  const row = await transaction
    .selectFrom('import_replaced')
    .select(['batch', 'customers'])
    .where('idempotency_key', '=', key)
    .where('batch', '>', after)
    .orderBy('batch')
    .limit(1)
    .executeTakeFirst();
  return row ? { batch: row.batch, customers: JSON.parse(row.customers) as Replaced[] } : null;
}

/** Once it is as it was. */
export async function forgetBatch(transaction: Transacting, key: string, batch: number): Promise<void> {
  await transaction
    .deleteFrom('import_replaced')
    .where('idempotency_key', '=', key)
    .where('batch', '=', batch)
    .execute();
}

/** What an import replaced is kept for the day in which it can be taken back. */
export async function forgetReplaced(transaction: Transacting, at: string): Promise<void> {
  const dayBefore = new Date(Date.parse(at) - 24 * 60 * 60 * 1000).toISOString();
  await transaction
    .deleteFrom('import_replaced')
    .where('idempotency_key', 'in', (where) =>
      where.selectFrom('customer_imports').select('idempotency_key').where('begun_at', '<', dayBefore),
    )
    .execute();
}
