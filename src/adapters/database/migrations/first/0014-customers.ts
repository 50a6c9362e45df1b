import { sql } from 'kysely';
import { createTable, type Table } from '../create-table.ts';
import type { Migration } from '../migration.ts';

/** The customer book: customers, the words by which they are found, and the keys of their creation. */
export const m0014Customers: Migration = {
  name: '0014-customers',
  up: async (transaction, engine) => {
    for (const table of tables) await createTable(transaction, engine, table);
    const run = (statement: string) => sql.raw(statement).execute(transaction);
    // An archived customer keeps its GSTIN, and another one may then have it.
    await run("create unique index customers_by_gstin on customers (gstin) where gstin <> '' and archived_at is null");
    await run('create index customers_by_name on customers (name_key, id) where archived_at is null');
    // An import adds many customers with one line of the log.
    await run('create index customers_by_seq on customers (seq, id)');
    await run('create index customers_by_phone on customers (phone_key)');
    await run('create index customers_by_address on customers (address_key)');
    await run('create index customer_words_by_customer on customer_words (customer_id, tail)');
    await run('create index customers_by_merge on customers (merged_into) where merged_into is not null');
  },
};

const tables: Table[] = [
  {
    name: 'customers',
    columns: {
      id: 'text',
      seq: 'int8',
      version: 'int8',
      gstin: 'text',
      name: 'text',
      name_key: 'text',
      billing_address: 'text',
      address_key: 'text',
      delivery_addresses: 'text',
      place: 'text',
      pin: 'text',
      state_code: 'text',
      contact_person: 'text',
      phone: 'text',
      phone_key: 'text',
      email: 'text',
      language: 'text',
      credit_days: 'int8',
      tally_name: 'text',
      note: 'text',
      archived_at: 'text?',
      merged_into: 'text?',
      created_at: 'text',
      created_by: 'text',
      changed_at: 'text',
      changed_by: 'text',
    },
    constraints: ['primary key (id)', 'foreign key (merged_into) references customers (id)'],
  },
  {
    name: 'customer_words',
    columns: { archived: 'int8', rank: 'int8', tail: 'text', customer_id: 'text' },
    constraints: [
      'primary key (archived, rank, tail, customer_id)',
      'foreign key (customer_id) references customers (id)',
    ],
    inKey: true,
  },
  {
    name: 'customer_keys',
    columns: { idempotency_key: 'text', body_hash: 'text', customer_id: 'text' },
    constraints: ['primary key (idempotency_key)', 'foreign key (customer_id) references customers (id)'],
  },
];
