import type { Kysely } from 'kysely';
import { customerNameKey, customerPhoneKey } from '#domain/customers/customer-keys.ts';
import type { ReadCustomer } from '#domain/customers/read-customer.ts';
import type { CustomerStore, Resembling } from '#operations/ports/customers.ts';
import type { Database, Tables } from '../engine/tables.ts';
import { changeCustomers, liveWithGstin } from './change-customers.ts';
import { type CustomerRow, customerFromRow } from './customer-row.ts';
import { pageOfCustomers } from './page-of-customers.ts';
import { suggestCustomers } from './suggest-customers.ts';

export function openCustomerStore(database: Database): CustomerStore {
  const { read } = database;
  return {
    ...changeCustomers(database),
    find: async (id) => {
      const row = await read.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? customerFromRow(row) : null;
    },
    page: (filter, page, size) => pageOfCustomers(database, filter, page, size),
    suggest: (typed) => suggestCustomers(database, typed),
    havingGstin: (gstin, except) => liveWithGstin(read, gstin, except),
    resembling: (fields, except) => resembling(read, fields, except),
    async *stream() {
      for (const archived of [false, true])
        for await (const row of rowsByName(read, archived)) yield customerFromRow(row);
    },
  };
}

const MAX_RESEMBLING = 10;
const BATCH = 500;

async function resembling(read: Kysely<Tables>, fields: ReadCustomer, except: string): Promise<Resembling[]> {
  const others = read
    .selectFrom('customers')
    .select(['id', 'name', 'gstin', 'place', 'pin'])
    .where('archived_at', 'is', null)
    .where('id', '<>', except)
    .limit(MAX_RESEMBLING);
  const namesakes = await others
    .where('name_key', '=', customerNameKey(fields.name))
    .where('pin', '=', fields.pin)
    .execute();
  const phone = customerPhoneKey(fields.phone);
  const samePhone = phone === '' ? [] : await others.where('phone_key', '=', phone).execute();
  return [
    ...namesakes.map((row) => ({ ...row, because: 'name and PIN' as const })),
    ...samePhone.map((row) => ({ ...row, because: 'phone' as const })),
  ].slice(0, MAX_RESEMBLING);
}

async function* rowsByName(read: Kysely<Tables>, archived: boolean): AsyncIterable<CustomerRow> {
  for (let last = { name_key: '', id: '' }; ; ) {
    const rows = await read
      .selectFrom('customers')
      .selectAll()
      .where('archived_at', archived ? 'is not' : 'is', null)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('name_key', 'id'), '>', tuple(last.name_key, last.id)))
      .orderBy('name_key')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end;
  }
}
