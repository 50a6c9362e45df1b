import type { LastDocument } from '#operations/ports/document-customers.ts';
import type { Database } from '../engine/tables.ts';

/** The last standing document of each of these customers: the first one from the end of the index of his ledger. */
export async function lastDocuments({ read }: Database, customers: string[]): Promise<Map<string, LastDocument>> {
  if (customers.length === 0) return new Map();
  const last = read
    .selectFrom('customers')
    .select('customers.id as customer')
    .select(({ selectFrom }) =>
      selectFrom('document_customers')
        .select('document')
        .whereRef('document_customers.customer', '=', 'customers.id')
        .where('standing', '=', 1)
        .orderBy('date', 'desc')
        .orderBy('issued_seq', 'desc')
        .limit(1)
        .as('document'),
    )
    .where('customers.id', 'in', customers);
  const rows = await read
    .selectFrom(last.as('last'))
    .innerJoin('invoices', 'invoices.id', 'last.document')
    .select(['last.customer', 'invoices.id', 'invoices.number'])
    .execute();
  return new Map(rows.map(({ customer, id, number }) => [customer, { id, number }]));
}
