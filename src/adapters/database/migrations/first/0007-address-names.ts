import { sql } from 'kysely';
import type { Transacting } from '../../engine/tables.ts';
import { addressNames } from '../../invoices/address-names.ts';
import { createTable, type Table } from '../create-table.ts';
import type { Migration } from '../migration.ts';

/** The names of addresses by the beginnings of their words, the most used first. */
export const m0007AddressNames: Migration = {
  name: '0007-address-names',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, names);
    await addNames(transaction);
    await sql
      .raw(`create index address_names_by_use on address_names (${byUse.join(', ')}, tail, address_id)`)
      .execute(transaction);
  },
};

const names: Table = {
  name: 'address_names',
  columns: {
    field: 'text',
    first: 'int8',
    tail: 'text',
    address_id: 'text',
    start: 'text',
    level: 'int8',
    last_used: 'text',
  },
  // No foreign key: on PostgreSQL it would lock `addresses` during the migration, and a cancellation by the previous release would deadlock with it.
  constraints: ['primary key (field, first, tail, address_id)'],
  inKey: true,
};

const byUse = ['field', 'first', 'start', 'level', 'last_used'];

async function addNames(transaction: Transacting): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await transaction
      .selectFrom('addresses')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(100)
      .execute();
    if (rows.length === 0) return;
    const found = rows.flatMap((row) => addressNames(row));
    if (found.length > 0) await transaction.insertInto('address_names').values(found).execute();
    last = rows.at(-1)?.id ?? last;
  }
}
