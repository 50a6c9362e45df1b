import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { UnknownBuyer, UnknownBuyers } from '#operations/ports/document-customers.ts';
import type { Database, Tables } from '../engine/tables.ts';

/** How many of a buyer's newest documents are read for the spellings of the address, and how many spellings are shown. */
const READ = 20;
const SPELLINGS = 5;

/** A page of the buyers who are in no book, from the stored sums; only their addresses are read from documents. */
export async function readUnknownBuyers({ read }: Database, page: number, size: number): Promise<UnknownBuyers> {
  const [rows, counted] = await Promise.all([
    read
      .selectFrom('unknown_buyers')
      .selectAll()
      .orderBy('likely', 'desc')
      .orderBy('billed', 'desc')
      .orderBy('buyer_key', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    read
      .selectFrom('unknown_buyers')
      .select((row) => [
        row.fn.countAll<number>().as('count'),
        row.cast<number | null>(row.fn.sum('likely'), 'bigint').as('likely'),
        row.cast<number | null>(row.fn.sum('documents'), 'bigint').as('documents'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return {
    buyers: await Promise.all(rows.map((row) => buyerFrom(read, row))),
    count: Number(counted.count),
    likely: Number(counted.likely ?? 0),
    documents: Number(counted.documents ?? 0),
  };
}

async function buyerFrom(read: Database['read'], row: Tables['unknown_buyers']): Promise<UnknownBuyer> {
  const newest = await read
    .selectFrom('document_customers')
    .innerJoin('invoices', 'invoices.id', 'document_customers.document')
    .select('draft')
    .where('document_customers.customer', 'is', null)
    .where('document_customers.buyer_key', '=', row.buyer_key)
    .where('document_customers.linked_by', '=', 'rule')
    .where('document_customers.standing', '=', 1)
    .orderBy('document_customers.date', 'desc')
    .orderBy('document_customers.issued_seq', 'desc')
    .limit(READ)
    .execute();
  const addresses = newest.map(({ draft }) => (JSON.parse(draft) as InvoiceDraft).buyerAddress.trim());
  return {
    buyer: row.buyer_key,
    addresses: [...new Set(addresses)].slice(0, SPELLINGS),
    documents: row.documents,
    billed: row.billed,
    firstDate: row.first_date,
    lastDate: row.last_date,
    likely: row.likely === 1,
  };
}
