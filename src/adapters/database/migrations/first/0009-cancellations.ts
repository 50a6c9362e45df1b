import { sql } from 'kysely';
import type { Database } from '../../engine/tables.ts';
import { createTable, type Table } from '../create-table.ts';
import type { Migration } from '../migration.ts';

/** Why a document was cancelled, and its other papers beside the first. Rows of both tables never change. */
export const m0009Cancellations: Migration = {
  name: '0009-cancellations',
  up: async (transaction, engine) => {
    for (const table of tables) await createTable(transaction, engine, table);
    await sql.raw('create index papers_by_hash on papers (hash)').execute(transaction);
    for (const trigger of protectingTriggers(engine)) await sql.raw(trigger).execute(transaction);
  },
};

const tables: Table[] = [
  {
    name: 'cancellations',
    columns: { invoice_id: 'text', reason: 'text', why: 'text', cancelled_at: 'text', cancelled_by: 'text' },
    constraints: ['primary key (invoice_id)', 'foreign key (invoice_id) references invoices (id)'],
  },
  {
    name: 'papers',
    columns: { owner: 'text', kind: 'text', hash: 'text', named_at: 'text' },
    constraints: ['primary key (owner, kind)'],
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
    `create function refuse_cancellation_change() returns trigger language plpgsql as $$ begin raise exception '${kept}'; end $$`,
    ...names.flatMap((name) => [
      `create trigger ${name}_kept before update or delete on ${name} for each row execute function refuse_cancellation_change()`,
      `create trigger ${name}_not_emptied before truncate on ${name} for each statement execute function refuse_cancellation_change()`,
    ]),
  ];
}

const kept = 'A cancellation and its paper are kept as they are.';
