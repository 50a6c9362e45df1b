import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';

/** What was sold by registration, day, product and customer, and the sums of months. A job adds what earlier releases issued. */
export const m0045Sales: Migration = {
  name: '0045-sales',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, {
      name: 'sales',
      columns: {
        tax_state: 'text',
        date: 'text',
        issued_seq: 'int8',
        product: 'text',
        customer: 'text',
        net: 'int8',
        gst: 'int8',
      },
      constraints: ['primary key (tax_state, date, issued_seq, product)'],
      inKey: true,
    });
    await createTable(transaction, engine, {
      name: 'sales_months',
      columns: { tax_state: 'text', month: 'text', by: 'text', name: 'text', net: 'int8', gst: 'int8' },
      constraints: ['primary key (tax_state, month, "by", name)'],
      inKey: true,
    });
    await transaction.insertInto('filled_up_to').values({ fact: 'sales', issued_seq: 0 }).execute();
  },
};
