import { sql } from 'kysely';
import type { PhotoIndex } from '#operations/ports/photos.ts';
import { fileColumns } from '../engine/file-columns.ts';
import type { Database } from '../engine/tables.ts';
import { addPhoto, forgetPhotos, markRemoved, markRestored } from './photo-changes.ts';
import { nameKey, photoFromRow } from './photo-row.ts';

/** The pictures and brochures by folder and name. What is removed keeps its row, and with it its files, until it is forgotten. */
export function openPhotoIndex(database: Database): PhotoIndex {
  const photos = () => database.read.selectFrom('photos').selectAll();
  const live = () => photos().where('removed_at', 'is', null);
  return {
    add: (photo, actor) => addPhoto(database, photo, actor),

    find: async (folder, name) => {
      const row = await live()
        .where('folder', '=', folder)
        .where('name_key', '=', nameKey(folder, name))
        .executeTakeFirst();
      return row ? photoFromRow(row) : null;
    },

    findByHash: async (hash) => {
      const row = await live().where('hash', '=', hash).orderBy('added_seq', 'desc').executeTakeFirst();
      return row ? photoFromRow(row) : null;
    },

    findBySource: async (sourceHash) => {
      const rows = await photos().where('source_hash', '=', sourceHash).orderBy('added_seq', 'desc').execute();
      return rows.map(photoFromRow);
    },

    list: async (folder) => {
      const rows = await live().where('folder', '=', folder).orderBy('added_seq', 'desc').execute();
      return rows.map(photoFromRow);
    },

    listAll: async () => (await live().orderBy('added_seq', 'desc').execute()).map(photoFromRow),

    remove: (folder, names, at, actor) => markRemoved(database, folder, names, at, actor),

    restore: (folder, names, at, actor) => markRestored(database, folder, names, at, actor),

    forget: (before, mostFiles) => forgetPhotos(database, before, mostFiles),

    revision: async () => {
      const row = await database.read.selectFrom('catalogue').select('revision').executeTakeFirstOrThrow();
      return row.revision;
    },

    named: async (files) => {
      const named = new Set<string>();
      // An engine takes only so many values in one question.
      for (let start = 0; start < files.length; start += BATCH)
        for (const file of await namedAmong(database, files.slice(start, start + BATCH))) named.add(file);
      return named;
    },
  };
}

const BATCH = 500;

async function namedAmong(database: Database, files: string[]): Promise<string[]> {
  const named = fileColumns.map(
    ({ table, column }) => sql`select ${sql.ref(column)} as file from ${sql.table(table)}
      where ${sql.ref(column)} in (${sql.join(files)})`,
  );
  const { rows } = await sql<{ file: string }>`${sql.join(named, sql` union `)}`.execute(database.read);
  return rows.map(({ file }) => file);
}
