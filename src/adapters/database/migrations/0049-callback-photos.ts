import { sql } from 'kysely';
import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';

/** The photos of their walls that visitors sent with what they ask. `file` is null once the photo is deleted. */
export const m0049CallbackPhotos: Migration = {
  name: '0049-callback-photos',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, {
      name: 'callback_photos',
      columns: {
        callback: 'text',
        file: 'text?',
        width: 'int8',
        height: 'int8',
        bytes: 'int8',
        received_at: 'text',
        deleted_at: 'text?',
      },
      constraints: ['primary key (callback)', 'foreign key (callback) references callbacks (id) on delete cascade'],
    });
    await sql.raw('create index callback_photos_by_file on callback_photos (file)').execute(transaction);
    await sql.raw('create index callback_photos_by_age on callback_photos (received_at)').execute(transaction);
  },
};
