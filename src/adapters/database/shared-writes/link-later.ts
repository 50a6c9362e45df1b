import { bulkInsert } from '../engine/bulk-insert.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';

/**
 * Notes, in the transaction that adds or changes a customer, that documents may fit him now. They are linked in batches
 * afterwards, because there can be thousands. `buyer`: the unknown buyer from whom he was added.
 */
export async function linkLater(transaction: Transacting, customer: string, buyer = ''): Promise<void> {
  await note(transaction, [{ customer, buyer_key: buyer }]);
}

/** The same for customers that are stored together. */
export async function linkAllLater(transaction: Transacting, customers: string[]): Promise<void> {
  await note(
    transaction,
    customers.map((customer) => ({ customer, buyer_key: '' })),
  );
}

const note = bulkInsert((database, rows: Tables['customers_to_link'][]) =>
  database
    .insertInto('customers_to_link')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing()),
);

/** Notes, in the transaction that merges a customer into another, that its documents move there. */
export async function moveLater(transaction: Transacting, customer: string, into: string): Promise<void> {
  await transaction.updateTable('merged_customers').set({ kept: into }).where('kept', '=', customer).execute();
  await transaction.insertInto('merged_customers').values({ customer, kept: into }).execute();
  await linkLater(transaction, customer);
}

/** What links and mails of a thing are listed by: its id, and those of customers who were merged into it. What these got tells its balance. */
export function subjectsOf(read: Database['read'], of: string) {
  const itself = read.selectNoFrom((row) => row.val(of).as('id'));
  return itself.unionAll(read.selectFrom('merged_customers').select('customer as id').where('kept', '=', of));
}
