import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';

/** The walls that a visitor measured for what he asks about. */
export const m0044CallbackMeasures: Migration = {
  name: '0044-callback-measures',
  up: (transaction, engine) =>
    createTable(transaction, engine, {
      name: 'callback_measures',
      columns: {
        callback: 'text',
        position: 'int8',
        picture: 'text',
        width_mm: 'int8',
        height_mm: 'int8',
        openings: 'text',
        quantity: 'int8',
        unit: 'text',
        words: 'text',
      },
      constraints: [
        'primary key (callback, position)',
        // The release before does not know this table, and forgets requests in the trap for good.
        'foreign key (callback) references callbacks (id) on delete cascade',
      ],
    }).then(() => {}),
};
