import { sql } from 'kysely';
import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';
import { refuseChanges } from './refuse-changes.ts';

/** The versions of what the site says of the firm. */
export const m0041SiteWords: Migration = {
  name: '0041-site-words',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, {
      name: 'site_words_versions',
      columns: { version: 'int8', saved_at: 'text', saved_by: 'text', words: 'text' },
      constraints: ['primary key (version)'],
    });
    for (const trigger of refuseChanges(engine, ['site_words_versions'], 'site_words', kept))
      await sql.raw(trigger).execute(transaction);
  },
};

const kept = 'A version of the words of the site is kept: save the next one.';
