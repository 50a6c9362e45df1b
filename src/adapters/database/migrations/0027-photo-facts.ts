import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';

/** Titles and colours of pictures, and how far the colours are read. */
export const m0027PhotoFacts: Migration = {
  name: '0027-photo-facts',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, {
      name: 'photo_facts',
      columns: {
        photo_id: 'text',
        title_hi: 'text',
        title_or: 'text',
        read_colours: 'text?',
        chosen_colours: 'text?',
        version: 'int8',
      },
      constraints: [
        'primary key (photo_id)',
        // The release before does not know this table, and forgets pictures for good.
        'foreign key (photo_id) references photos (id) on delete cascade',
      ],
    });
    await transaction.insertInto('filled_up_to').values({ fact: 'picture colours', issued_seq: 0 }).execute();
  },
};
