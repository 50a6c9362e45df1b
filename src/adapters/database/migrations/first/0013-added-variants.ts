import { createTable } from '../create-table.ts';
import type { Migration } from '../migration.ts';

/** The variants that a picture gets after its upload, and how far the wide ones are made. */
export const m0013AddedVariants: Migration = {
  name: '0013-added-variants',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, {
      name: 'added_variants',
      columns: { photo_id: 'text', format: 'text', width: 'int8', height: 'int8', file: 'text', bytes: 'int8' },
      constraints: [
        'primary key (photo_id, format, width)',
        'unique (file, photo_id)',
        // The release before knows only photo_files: its sweep keeps the file by that row, and forgets both with it.
        'foreign key (file, photo_id) references photo_files (file, photo_id) on delete cascade',
      ],
    });
    await transaction.insertInto('filled_up_to').values({ fact: 'wide picture', issued_seq: 0 }).execute();
  },
};
