import { sql } from 'kysely';
import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';

/** What each batch of an import of customers replaced, and when the import was taken back. The release before knows neither. */
export const m0053ImportsTakenBack: Migration = {
  name: '0053-imports-taken-back',
  up: async (transaction, engine) => {
    const text = engine === 'postgres' ? 'text collate "C"' : 'text';
    await sql.raw(`alter table customer_imports add column taken_back_at ${text}`).execute(transaction);
    await createTable(transaction, engine, {
      name: 'import_replaced',
      columns: { idempotency_key: 'text', batch: 'int8', customers: 'text' },
      constraints: ['primary key (idempotency_key, batch)'],
    });
  },
};
