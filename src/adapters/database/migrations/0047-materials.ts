import { sql } from 'kysely';
import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';
import { refuseChanges } from './refuse-changes.ts';

/** The versions of the materials; one without a record is a removal. */
export const m0047Materials: Migration = {
  name: '0047-materials',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, {
      name: 'material_versions',
      columns: { version: 'int8', material_key: 'text', saved_at: 'text', saved_by: 'text', material: 'text' },
      constraints: ['primary key (version)'],
    });
    await sql
      .raw('create index material_versions_in_order on material_versions (material_key, version)')
      .execute(transaction);
    for (const trigger of refuseChanges(engine, ['material_versions'], 'material', kept))
      await sql.raw(trigger).execute(transaction);
  },
};

const kept = 'A version of a material is kept: save the next one.';
