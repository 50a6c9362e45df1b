import { sql } from 'kysely';
import type { Database } from '../engine/tables.ts';
import { createTable, type Table } from './create-table.ts';
import type { Migration } from './migration.ts';

/** What the e-invoice portal said about documents. Rows of these tables never change. */
export const m0025Einvoices: Migration = {
  name: '0025-einvoices',
  up: async (transaction, engine) => {
    for (const table of tables) await createTable(transaction, engine, table);
    for (const trigger of protectingTriggers(engine)) await sql.raw(trigger).execute(transaction);
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

function protectingTriggers(engine: Database['engine']): string[] {
  const names = tables.map(({ name }) => name);
  if (engine === 'sqlite')
    return names.flatMap((name) =>
      ['delete', 'update'].map(
        (change) =>
          `create trigger ${name}_no_${change} before ${change} on ${name} begin select raise(abort, '${kept}'); end`,
      ),
    );
  return [
    `create function refuse_einvoice_change() returns trigger language plpgsql as $$ begin raise exception '${kept}'; end $$`,
    ...names.flatMap((name) => [
      `create trigger ${name}_kept before update or delete on ${name} for each row execute function refuse_einvoice_change()`,
      `create trigger ${name}_not_emptied before truncate on ${name} for each statement execute function refuse_einvoice_change()`,
    ]),
  ];
}

const kept = 'What the e-invoice portal said is kept as it is.';
