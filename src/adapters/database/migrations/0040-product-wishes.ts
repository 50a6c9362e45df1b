import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';

/** Products that staff ask the owner to add. */
export const m0040ProductWishes: Migration = {
  name: '0040-product-wishes',
  up: (transaction, engine) =>
    createTable(transaction, engine, {
      name: 'product_wishes',
      columns: {
        id: 'text',
        name: 'text',
        hsn: 'text',
        unit: 'text',
        gst: 'text',
        note: 'text',
        asked_at: 'text',
        asked_by: 'text',
        declined_at: 'text?',
        declined_by: 'text?',
      },
      constraints: ['primary key (id)'],
    }).then(() => undefined),
};
