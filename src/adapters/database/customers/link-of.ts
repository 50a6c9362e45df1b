import type { DocumentCustomer } from '#operations/ports/document-customers.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { fitting } from '../shared-writes/link-document.ts';
import { storedBuyerKeys } from '../shared-writes/stored-keys.ts';

/** Whose a document is. While it is not filled in, the same rule says so. */
export async function linkOf(from: Database['read'] | Transacting, document: string): Promise<DocumentCustomer | null> {
  const row = await from
    .selectFrom('invoices')
    .leftJoin('document_customers as linked', 'linked.document', 'invoices.id')
    .leftJoin('customers', 'customers.id', 'linked.customer')
    .select(['invoices.draft', 'linked.version', 'linked.linked_by', 'customers.id', 'customers.name'])
    .where('invoices.id', '=', document)
    .executeTakeFirst();
  if (!row) return null;
  const { version, linked_by, id, name } = row;
  if (version !== null && linked_by !== null)
    return { customer: id === null || name === null ? null : { id, name }, version, linkedBy: linked_by };
  const { fit_key } = storedBuyerKeys(JSON.parse(row.draft).buyerAddress);
  const customer = await from
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('id', '=', fitting(from, fit_key))
    .executeTakeFirst();
  return { customer: customer ?? null, version: 1, linkedBy: 'rule' };
}
