import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';

/** How many pro-formas are open, and what they come to, by their last day: a hundred thousand of them are summed in a moment. */
export const m0018OpenProFormas: Migration = {
  name: '0018-open-pro-formas',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, {
      name: 'open_pro_formas',
      columns: { valid_until: 'text', count: 'int8', value: 'int8' },
      constraints: ['primary key (valid_until)'],
    });
  },
};
