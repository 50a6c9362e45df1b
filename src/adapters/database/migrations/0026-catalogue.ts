import { sql } from 'kysely';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';
import { refuseChanges } from './refuse-changes.ts';

/** The versions of the catalogue record; the first is the opening stock. */
export const m0026Catalogue: Migration = {
  name: '0026-catalogue',
  up: async (transaction, engine, now) => {
    await createTable(transaction, engine, {
      name: 'catalogue_versions',
      columns: { version: 'int8', saved_at: 'text', saved_by: 'text', record: 'text' },
      constraints: ['primary key (version)'],
    });
    for (const trigger of refuseChanges(engine, ['catalogue_versions'], 'catalogue', kept))
      await sql.raw(trigger).execute(transaction);
    await transaction
      .insertInto('catalogue_versions')
      .values({ version: 1, saved_at: now, saved_by: '', record: JSON.stringify(openingCatalogue) })
      .execute();
  },
};

const kept = 'A version of the catalogue is kept: save the next one.';
