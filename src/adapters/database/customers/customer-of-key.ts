import type { CreateAnswer, NewCustomer } from '#operations/ports/customers.ts';
import type { Transacting } from '../engine/tables.ts';
import { customerFromRow } from './customer-row.ts';

/** The customer that an Idempotency-Key created, or null when the key is new. */
export async function customerOfKey(
  transaction: Transacting,
  { key, bodyHash }: NonNullable<NewCustomer['idempotency']>,
): Promise<Extract<CreateAnswer, { kind: 'replayed' | 'key-spent' }> | null> {
  const row = await transaction
    .selectFrom('customer_keys')
    .innerJoin('customers', 'customers.id', 'customer_keys.customer_id')
    .selectAll('customers')
    .select('body_hash')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { body_hash, ...columns } = row;
  return { kind: body_hash === bodyHash ? 'replayed' : 'key-spent', customer: customerFromRow(columns) };
}
