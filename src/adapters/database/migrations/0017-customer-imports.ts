import { sql } from 'kysely';
import { createTable, type Table } from './create-table.ts';
import type { Migration } from './migration.ts';

/** Imports into the customer book: how far each is, and which headings mean which field. */
export const m0017CustomerImports: Migration = {
  name: '0017-customer-imports',
  up: async (transaction, engine) => {
    for (const table of tables) await createTable(transaction, engine, table);
    const run = (statement: string) => sql.raw(statement).execute(transaction);
    // A row of an archived customer is refused and not added again.
    await run('create index customers_by_archived_name on customers (name_key) where archived_at is not null');
    await run(
      "create index customers_by_archived_gstin on customers (gstin) where gstin <> '' and archived_at is not null",
    );
  },
};

const tables: Table[] = [
  {
    name: 'customer_imports',
    columns: {
      idempotency_key: 'text',
      body_hash: 'text',
      file_name: 'text',
      planned: 'text',
      batches: 'int8',
      added: 'int8',
      changed: 'int8',
      finished_at: 'text?',
      begun_at: 'text',
      begun_by: 'text',
    },
    constraints: ['primary key (idempotency_key)'],
  },
  {
    name: 'import_columns',
    columns: { headings: 'text', columns: 'text', changed_at: 'text' },
    constraints: ['primary key (headings)'],
  },
];
