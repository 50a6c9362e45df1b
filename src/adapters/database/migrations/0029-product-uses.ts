import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';

/** In how many documents each product is. A job counts: no document waits for it, and one of an earlier release is counted too. */
export const m0029ProductUses: Migration = {
  name: '0029-product-uses',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, {
      name: 'product_uses',
      columns: { product: 'text', documents: 'int8', last_date: 'text' },
      constraints: ['primary key (product)'],
    });
    await transaction.insertInto('filled_up_to').values({ fact: 'product use', issued_seq: 0 }).execute();
  },
};
