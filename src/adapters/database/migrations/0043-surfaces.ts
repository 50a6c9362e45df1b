import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What staff say of a picture that shows a material square-on. The release before leaves it as it is. */
export const m0043Surfaces: Migration = {
  name: '0043-surfaces',
  up: async (transaction, engine) => {
    const text = engine === 'postgres' ? 'text collate "C"' : 'text';
    await sql.raw(`alter table photo_facts add column surface ${text}`).execute(transaction);
  },
};
