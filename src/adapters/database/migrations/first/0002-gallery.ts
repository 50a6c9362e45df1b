import { sql } from 'kysely';
import { createTable, type Table } from '../create-table.ts';
import type { Migration } from '../migration.ts';

/** Pictures and brochures, the files that they name, and the revision of the catalogue. */
export const m0002Gallery: Migration = {
  name: '0002-gallery',
  up: async (transaction, engine) => {
    for (const table of tables) await createTable(transaction, engine, table);
    for (const index of indexes) await sql.raw(index).execute(transaction);
    await transaction.insertInto('catalogue').values({ id: 1, revision: 0 }).execute();
  },
};

const tables: Table[] = [
  {
    name: 'catalogue',
    columns: { id: 'int8', revision: 'int8' },
    constraints: ['primary key (id)', 'check (id = 1)'],
  },
  {
    name: 'photos',
    columns: {
      id: 'text',
      added_seq: 'int8',
      folder: 'text',
      name: 'text',
      name_key: 'text',
      title: 'text',
      hash: 'text',
      source_hash: 'text',
      width: 'int8',
      height: 'int8',
      placeholder: 'text',
      variants: 'text',
      pages: 'int8?',
      added_at: 'text',
      added_by: 'text',
      removed_at: 'text?',
    },
    constraints: ['primary key (id)', 'unique (added_seq)'],
  },
  {
    name: 'photo_files',
    columns: { file: 'text', photo_id: 'text' },
    constraints: ['primary key (file, photo_id)', 'foreign key (photo_id) references photos (id)'],
  },
];

const indexes = [
  'create unique index photos_by_live_name on photos (folder, name_key) where removed_at is null',
  'create index photos_by_list on photos (folder, removed_at, added_seq)',
  'create index photos_by_hash on photos (hash)',
  'create index photos_by_source on photos (source_hash)',
  'create index photos_by_removal on photos (removed_at) where removed_at is not null',
  'create index photo_files_by_photo on photo_files (photo_id)',
  // For the sweep, which looks up the files that documents name.
  'create index invoices_by_pdf on invoices (pdf)',
];
