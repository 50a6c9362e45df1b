import { createTable, type Table } from '../create-table.ts';
import type { Migration } from '../migration.ts';

/** The buyer's name of each document, and how far each kind of fact about documents is filled in. */
export const m0012BuyerNames: Migration = {
  name: '0012-buyer-names',
  up: async (transaction, engine) => {
    for (const table of tables) await createTable(transaction, engine, table);
    await transaction.insertInto('filled_up_to').values({ fact: 'buyer name', issued_seq: 0 }).execute();
  },
};

const tables: Table[] = [
  // No foreign key: on PostgreSQL it would lock `invoices` during the migration.
  { name: 'buyer_names', columns: { document: 'text', name: 'text' }, constraints: ['primary key (document)'] },
  { name: 'filled_up_to', columns: { fact: 'text', issued_seq: 'int8' }, constraints: ['primary key (fact)'] },
];
