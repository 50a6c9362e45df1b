import type { Database } from '../../engine/tables.ts';
import { documentsWithLines } from '../../invoices/document-lines.ts';
import { parsed } from './as-written.ts';

const BATCH = 500;

/** A document with the line of its issue and the rows beside it, its draft and its line parsed. */
export type ReadDocument = Awaited<ReturnType<ReturnType<typeof withRows>['execute']>>[number] & {
  parsed: Addresses;
  audited: Audited;
};

type Addresses = { buyerAddress: string; consigneeAddress: string };

const noAddresses: Addresses = { buyerAddress: '', consigneeAddress: '' };

type Audited = { due?: string; facts?: { gstin: string; place: string } };

export async function* readDocuments(read: Database['read']): AsyncIterable<ReadDocument[]> {
  for (let last = 0; ; ) {
    const rows = await withRows(read, last).execute();
    if (rows.length > 0)
      yield rows.map((row) => ({
        ...row,
        parsed: parsed<Addresses>(row.draft) ?? noAddresses,
        audited: parsed<Audited>(row.after) ?? {},
      }));
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.issued_seq ?? last;
  }
}

/** One statement reads each document with its rows as they are at one instant. */
function withRows(read: Database['read'], after: number) {
  return documentsWithLines(read)
    .leftJoin('buyer_names', 'buyer_names.document', 'invoices.id')
    .leftJoin('document_customers as link', 'link.document', 'invoices.id')
    .leftJoin('customers', 'customers.id', 'link.customer')
    .leftJoin('account_items as item', 'item.id', 'invoices.id')
    .leftJoin('return_facts as frozen', 'frozen.document', 'invoices.id')
    .select(['buyer_names.name as buyer', 'link.document as link', 'link.customer as link_customer'])
    .select(['link.fit_key as link_fit_key', 'link.buyer_key as link_buyer_key', 'link.standing as link_standing'])
    .select(['link.kind as link_kind', 'link.tax_state as link_tax_state', 'link.date as link_date'])
    .select(['link.payable as link_payable', 'link.issued_seq as link_seq', 'customers.id as link_known'])
    .select(['item.id as item', 'item.side as item_side', 'item.kind as item_kind', 'item.customer as item_customer'])
    .select(['item.tax_state as item_state', 'item.number as item_number', 'item.date as item_date'])
    .select(['item.due as item_due', 'item.seq as item_seq', 'item.amount as item_amount'])
    .select(['item.ended_on as item_ended_on', 'frozen.document as frozen', 'frozen.kind as frozen_kind'])
    .select(['frozen.tax_state as frozen_state', 'frozen.date as frozen_date', 'frozen.issued_seq as frozen_seq'])
    .select(['frozen.gstin as frozen_gstin', 'frozen.place as frozen_place'])
    .where('invoices.issued_seq', '>', after)
    .orderBy('invoices.issued_seq')
    .limit(BATCH);
}
