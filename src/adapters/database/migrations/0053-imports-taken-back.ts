import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What an import of customers replaced, and when it was taken back. The release before leaves both as they are. */
export const m0053ImportsTakenBack: Migration = {
  name: '0053-imports-taken-back',
  up: async (transaction, engine) => {
    const text = engine === 'postgres' ? 'text collate "C"' : 'text';
    for (const column of [`replaced ${text} not null default '[]'`, `taken_back_at ${text}`])
      await sql.raw(`alter table customer_imports add column ${column}`).execute(transaction);
  },
};
