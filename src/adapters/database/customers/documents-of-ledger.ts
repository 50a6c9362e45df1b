import type { LedgerDocument, LedgerFilter } from '#operations/ports/customer-ledger.ts';
import type { Database } from '../engine/tables.ts';

/** How many pro-formas are shown beside the ledger. */
const NEWEST = 20;

/** The newest standing documents of a kind in the period of a ledger. */
export async function documentsOfLedger(
  read: Database['read'],
  { customer, taxState, from, to }: LedgerFilter,
  kind: LedgerDocument['kind'],
): Promise<(LedgerDocument & { payable: number })[]> {
  let documents = read
    .selectFrom('document_customers')
    .where('document_customers.customer', '=', customer)
    .where('document_customers.standing', '=', 1)
    .where('document_customers.kind', '=', kind);
  if (taxState) documents = documents.where('document_customers.tax_state', '=', taxState);
  if (from) documents = documents.where('document_customers.date', '>=', from);
  if (to) documents = documents.where('document_customers.date', '<=', to);
  const rows = await documents
    .innerJoin('invoices', 'invoices.id', 'document_customers.document')
    .select(['invoices.id', 'invoices.tax_state', 'invoices.number', 'invoices.date', 'invoices.payable'])
    .orderBy('document_customers.date', 'desc')
    .orderBy('document_customers.issued_seq', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map(({ id, tax_state, number, date, payable }) => ({
    ...{ id, kind, number, date, payable },
    taxState: tax_state as LedgerDocument['taxState'],
  }));
}
