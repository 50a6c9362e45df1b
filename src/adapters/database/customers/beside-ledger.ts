import type { LedgerFilter } from '#operations/ports/customer-ledger.ts';
import type { Database } from '../engine/tables.ts';

/** How many documents of a kind are shown beside the ledger. */
const NEWEST = 20;

/** The newest standing documents of a kind that are no bills, in the period of a ledger. */
export function besideLedger(
  read: Database['read'],
  kind: 'pro' | 'challan',
  { customer, taxState, from, to }: LedgerFilter,
) {
  let documents = read
    .selectFrom('document_customers')
    .where('document_customers.customer', '=', customer)
    .where('document_customers.standing', '=', 1)
    .where('document_customers.kind', '=', kind);
  if (taxState) documents = documents.where('document_customers.tax_state', '=', taxState);
  if (from) documents = documents.where('document_customers.date', '>=', from);
  if (to) documents = documents.where('document_customers.date', '<=', to);
  return documents
    .innerJoin('invoices', 'invoices.id', 'document_customers.document')
    .select(['invoices.id', 'invoices.tax_state', 'invoices.number', 'invoices.date', 'invoices.payable'])
    .select('invoices.draft')
    .orderBy('document_customers.date', 'desc')
    .orderBy('document_customers.issued_seq', 'desc')
    .limit(NEWEST);
}
