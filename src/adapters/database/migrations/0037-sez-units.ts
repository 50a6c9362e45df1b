import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Marks the customers that are units of a special economic zone. The release before adds customers without the mark. */
export const m0037SezUnits: Migration = {
  name: '0037-sez-units',
  up: async (transaction) => {
    await sql.raw("alter table customers add column sez text not null default ''").execute(transaction);
  },
};
