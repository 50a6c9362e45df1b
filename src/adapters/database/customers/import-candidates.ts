import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Customer } from '#domain/customers/customer.ts';
import { customerNameKey, customerPhoneKey } from '#domain/customers/customer-keys.ts';
import type { ReadCustomer } from '#domain/customers/read-customer.ts';
import type { Tables } from '../engine/tables.ts';
import { type CustomerRow, customerFromRow } from './customer-row.ts';
import { importFile } from './import-file.ts';

/** An engine takes some thousand values in a statement. */
const CHUNK = 500;

/** The customers that have the GSTIN, the name or the phone of a row. Those of an import that was taken back count as not there. */
export async function importCandidates(
  from: Kysely<Tables>,
  rows: readonly Pick<ReadCustomer, 'gstin' | 'name' | 'phone'>[],
): Promise<Customer[]> {
  const found = new Map<string, CustomerRow>();
  const keys = {
    gstin: rows.map(({ gstin }) => gstin),
    name_key: rows.map(({ name }) => customerNameKey(name)),
    phone_key: rows.map(({ phone }) => customerPhoneKey(phone)),
  };
  for (const column of ['gstin', 'name_key', 'phone_key'] as const) {
    const values = [...new Set(keys[column])].filter((value) => value !== '');
    for (let at = 0; at < values.length; at += CHUNK) {
      // SQLite calls are synchronous: other requests run in between. The few rows of a batch, in its transaction, are one chunk.
      if (at > 0) await setImmediate();
      const chunk = from
        .selectFrom('customers')
        .selectAll()
        .where(column, 'in', values.slice(at, at + CHUNK))
        // As the indexes of GSTINs say it, so that both engines use them.
        .where(column, '<>', '');
      const live = await chunk.where('archived_at', 'is', null).execute();
      const archived = column === 'phone_key' ? [] : await chunk.where('archived_at', 'is not', null).execute();
      for (const row of [...live, ...archived]) found.set(row.id, row);
    }
  }
  return (await withoutTakenBack(from, [...found.values()])).map(customerFromRow);
}

async function withoutTakenBack(from: Kysely<Tables>, rows: CustomerRow[]): Promise<CustomerRow[]> {
  if (rows.every(({ archived_at }) => archived_at === null)) return rows;
  const imports = await from
    .selectFrom('customer_imports')
    .select('idempotency_key')
    .where('taken_back_at', 'is not', null)
    .execute();
  const files = new Set(imports.map(({ idempotency_key }) => importFile(idempotency_key)));
  return rows.filter(({ id, archived_at }) => archived_at === null || !files.has(id.slice(0, FILE_LENGTH)));
}

const FILE_LENGTH = importFile('').length;
