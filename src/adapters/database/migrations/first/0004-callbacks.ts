import { sql } from 'kysely';
import { createTable, type Table } from '../create-table.ts';
import type { Migration } from '../migration.ts';

/** Callback requests, their state and the state of their mail. */
export const m0004Callbacks: Migration = {
  name: '0004-callbacks',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, callbacks);
    for (const index of indexes) await sql.raw(index).execute(transaction);
  },
};

const callbacks: Table = {
  name: 'callbacks',
  columns: {
    id: 'text',
    received_at: 'text',
    address: 'text',
    email: 'text',
    name: 'text',
    contact_number: 'text',
    message: 'text',
    state: 'text',
    held_because: 'text?',
    tries: 'int8',
    last_error: 'text',
    next_try_at: 'text?',
    sent_at: 'text?',
    sent_by: 'text',
    done_at: 'text?',
    done_by: 'text',
    note: 'text',
  },
  constraints: ['primary key (id)'],
};

const indexes = [
  'create index callbacks_by_list on callbacks (state, received_at, id)',
  'create index callbacks_by_arrival on callbacks (received_at, id)',
  'create index callbacks_by_next_try on callbacks (next_try_at) where next_try_at is not null',
];
