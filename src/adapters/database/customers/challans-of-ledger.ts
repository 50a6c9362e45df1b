import type { LedgerChallan, LedgerDocument, LedgerFilter } from '#operations/ports/customer-ledger.ts';
import type { Database } from '../engine/tables.ts';

/** How many challans are shown beside the ledger. */
const NEWEST = 20;

/** The newest standing challans in the period of a ledger, with what is open of them. */
export async function challansOfLedger(
  read: Database['read'],
  { customer, taxState, from, to }: LedgerFilter,
): Promise<LedgerChallan[]> {
  let documents = read
    .selectFrom('document_customers')
    .where('document_customers.customer', '=', customer)
    .where('document_customers.standing', '=', 1)
    .where('document_customers.kind', '=', 'challan');
  if (taxState) documents = documents.where('document_customers.tax_state', '=', taxState);
  if (from) documents = documents.where('document_customers.date', '>=', from);
  if (to) documents = documents.where('document_customers.date', '<=', to);
  const rows = await documents
    .innerJoin('invoices', 'invoices.id', 'document_customers.document')
    .innerJoin('challans', 'challans.document', 'document_customers.document')
    .select(['invoices.id', 'invoices.tax_state', 'invoices.number', 'invoices.date', 'invoices.payable'])
    .select(['invoices.draft', 'is_open', 'open_value', 'last_day', 'warn_from'])
    .orderBy('document_customers.date', 'desc')
    .orderBy('document_customers.issued_seq', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map(({ id, tax_state, number, date, payable, draft, ...row }) => ({
    ...{ id, number, date, payable },
    kind: 'challan' as const,
    taxState: tax_state as LedgerDocument['taxState'],
    draft: JSON.parse(draft),
    isOpen: row.is_open === 1,
    left: row.open_value,
    lastDay: row.last_day,
    warnFrom: row.warn_from,
  }));
}
