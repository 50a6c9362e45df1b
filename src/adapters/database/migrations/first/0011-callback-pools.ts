import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Counts the requests that are held back by their reason. */
export const m0011CallbackPools: Migration = {
  name: '0011-callback-pools',
  up: async (transaction) => {
    await sql
      .raw('create index callbacks_by_pool on callbacks (state, held_because, received_at, id)')
      .execute(transaction);
  },
};
