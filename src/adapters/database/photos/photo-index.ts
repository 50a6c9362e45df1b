import { sql } from 'kysely';
import type { PhotoIndex } from '#operations/ports/photos.ts';
import { fileColumns } from '../engine/file-columns.ts';
import type { Database } from '../engine/tables.ts';
import { forgetPhotos } from './forget-photos.ts';
import { addPhoto, markRemoved, markRestored, selectRemoved } from './photo-changes.ts';
import { nameKey } from './photo-row.ts';
import { selectPart } from './select-part.ts';
import { photosFromRows, selectPhotos } from './select-photos.ts';
import { storeDescription } from './store-description.ts';

/** The pictures and brochures by folder and name. A removed one keeps its row, and so its files, until it is forgotten. */
export function openPhotoIndex(database: Database): PhotoIndex {
  const photos = () => selectPhotos(database.read);
  const live = () => photos().where('removed_at', 'is', null);
  return {
    add: (photo, actor, replaces) => addPhoto(database, photo, actor, replaces),

    find: async (folder, name) => {
      const named = live().where('folder', '=', folder).where('name_key', '=', nameKey(folder, name));
      return photosFromRows(await named.execute())[0] ?? null;
    },

    findByHash: async (hash) => {
      const same = live().where('hash', '=', hash).orderBy('added_seq', 'desc');
      return photosFromRows(await same.execute())[0] ?? null;
    },

    findBySource: async (sourceHash) =>
      photosFromRows(await photos().where('source_hash', '=', sourceHash).orderBy('added_seq', 'desc').execute()),

    list: async (folder) =>
      photosFromRows(await live().where('folder', '=', folder).orderBy('added_seq', 'desc').execute()),

    listPart: (folder, part) => selectPart(database, folder, part),

    count: async (folder) => {
      const row = await database.read
        .selectFrom('photos')
        .select((photo) => photo.fn.countAll<number>().as('count'))
        .where('folder', '=', folder)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    listAll: async () => photosFromRows(await live().orderBy('added_seq', 'desc').execute()),

    lastRemovals: async () => {
      const rows = await database.read
        .selectFrom('photos')
        .select(['folder', (photo) => photo.fn.max('removed_at').as('at')])
        .where('removed_at', 'is not', null)
        .groupBy('folder')
        .execute();
      return new Map(rows.map(({ folder, at }) => [folder, at ?? '']));
    },

    remove: (folder, names, at, actor) => markRemoved(database, folder, names, at, actor),

    listRemoved: async (folder, at) => photosFromRows(await selectRemoved(database.read, folder, at).execute()),

    restore: (folder, names, at, actor, id) => markRestored(database, folder, names, at, actor, id),

    describe: (folder, name, description, at, actor) =>
      storeDescription(database, folder, name, description, at, actor),

    forget: (before, mostFiles, at) => forgetPhotos(database, before, mostFiles, at),

    revision: async () => {
      const row = await database.read.selectFrom('catalogue').select('revision').executeTakeFirstOrThrow();
      return row.revision;
    },

    referenced: async (files) => {
      const referenced = new Set<string>();
      // An engine accepts a limited number of values in one query.
      for (let start = 0; start < files.length; start += BATCH)
        for (const file of await referencedAmong(database, files.slice(start, start + BATCH))) referenced.add(file);
      return referenced;
    },
  };
}

const BATCH = 500;

async function referencedAmong(database: Database, files: string[]): Promise<string[]> {
  const referenced = fileColumns.map(
    ({ table, column }) => sql`select ${sql.ref(column)} as file from ${sql.table(table)}
      where ${sql.ref(column)} in (${sql.join(files)})`,
  );
  const { rows } = await sql<{ file: string }>`${sql.join(referenced, sql` union `)}`.execute(database.read);
  return rows.map(({ file }) => file);
}
