import { sql } from 'kysely';
import type { Database } from '../engine/tables.ts';
import { createTable, type Table } from './create-table.ts';
import type { Migration } from './migration.ts';

/**
 * What documents are made from, what became of pro-formas, and the pictures of enquiries. No foreign keys: on PostgreSQL
 * they would lock `invoices` during the migration, and the release before deletes requests of programs.
 */
export const m0015Documents: Migration = {
  name: '0015-documents',
  up: async (transaction, engine) => {
    for (const table of tables) await createTable(transaction, engine, table);
    for (const index of indexes) await sql.raw(index).execute(transaction);
    for (const trigger of protectingTriggers(engine)) await sql.raw(trigger).execute(transaction);
    // Older pro-formas are not in `pro_formas`: nobody recorded what became of them.
    const head = await transaction.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow();
    await transaction.insertInto('filled_up_to').values({ fact: 'pro-forma', issued_seq: head.seq }).execute();
  },
};

const frozen: Table[] = [
  {
    name: 'document_origins',
    columns: { document: 'text', kind: 'text', origin: 'text' },
    constraints: ['primary key (document)'],
  },
  {
    name: 'row_origins',
    columns: { document: 'text', row: 'int8', origin: 'text', origin_row: 'int8', quantity: 'int8' },
    constraints: ['primary key (document, row)'],
  },
  {
    name: 'declines',
    columns: { document: 'text', line: 'int8', declined: 'int8', reason: 'text', at: 'text', by: 'text' },
    constraints: ['primary key (document, line)'],
  },
  {
    name: 'document_lines',
    columns: { document: 'text', line: 'int8' },
    constraints: ['primary key (document, line)'],
  },
];

const tables: Table[] = [
  ...frozen,
  {
    name: 'pro_formas',
    columns: { document: 'text', valid_until: 'text', open_value: 'int8' },
    constraints: ['primary key (document)'],
  },
  {
    name: 'callback_pictures',
    columns: { callback: 'text', position: 'int8', folder: 'text', name: 'text', title: 'text', hash: 'text' },
    constraints: ['primary key (callback, position)'],
  },
];

const indexes = [
  'create index document_origins_by_origin on document_origins (origin)',
  'create index row_origins_by_origin on row_origins (origin, document)',
  'create index pro_formas_open on pro_formas (valid_until, open_value, document) where open_value > 0',
];

function protectingTriggers(engine: Database['engine']): string[] {
  const names = frozen.map(({ name }) => name);
  if (engine === 'sqlite')
    return names.flatMap((name) =>
      ['delete', 'update'].map(
        (change) =>
          `create trigger ${name}_no_${change} before ${change} on ${name} begin select raise(abort, '${kept}'); end`,
      ),
    );
  return [
    `create function refuse_chain_change() returns trigger language plpgsql as $$ begin raise exception '${kept}'; end $$`,
    ...names.flatMap((name) => [
      `create trigger ${name}_kept before update or delete on ${name} for each row execute function refuse_chain_change()`,
      `create trigger ${name}_not_emptied before truncate on ${name} for each statement execute function refuse_chain_change()`,
    ]),
  ];
}

const kept = 'What a document was made from, and what became of it, is kept as it is.';
