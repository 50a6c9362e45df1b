import { sql } from 'kysely';
import { createTable, type Table } from './create-table.ts';
import type { Migration } from './migration.ts';
import { refuseChanges } from './refuse-changes.ts';

/** What the e-invoice portal said about documents. Rows of these tables never change. */
export const m0025Einvoices: Migration = {
  name: '0025-einvoices',
  up: async (transaction, engine) => {
    for (const table of tables) await createTable(transaction, engine, table);
    const names = tables.map(({ name }) => name);
    for (const trigger of refuseChanges(engine, names, 'einvoice', kept)) await sql.raw(trigger).execute(transaction);
  },
};

const taken = { line: 'int8', taken_at: 'text', taken_by: 'text' } as const;

const tables: Table[] = [
  {
    name: 'einvoices',
    columns: { document: 'text', irn: 'text', ack_no: 'text', ack_at: 'text', signed_qr: 'text', ...taken },
    constraints: ['primary key (document)', 'unique (irn)'],
  },
  {
    name: 'irn_cancellations',
    columns: { document: 'text', cancelled_on: 'text', reason: 'text', why: 'text', ...taken },
    constraints: ['primary key (document)'],
  },
  {
    name: 'burnt_numbers',
    columns: { document: 'text', irn: 'text', ack_no: 'text', ack_at: 'text', message: 'text', ...taken },
    constraints: ['primary key (document)'],
  },
];

const kept = 'What the e-invoice portal said is kept as it is.';
