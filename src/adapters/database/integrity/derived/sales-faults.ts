import { sql } from 'kysely';
import { salesOf } from '#domain/figures/sales-of.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { TaxType } from '#domain/tax/gst.ts';
import type { Database } from '../../engine/tables.ts';
import { soldRows } from '../../shared-writes/sales.ts';
import { parsed } from './as-written.ts';
import { isCaughtUpLater } from './link-fault.ts';
import type { ReadDocument } from './read-documents.ts';

type Read = Database['read'];

/** More rows are not listed. */
const LISTED = 100;

/**
 * What these documents sold is reckoned again from their rows, and their customers. `mark`: up to this line the job has added
 * what earlier releases issued, and followed what they cancelled or gave to others.
 */
export async function salesFaults(read: Read, documents: ReadDocument[], mark: number): Promise<string[]> {
  const bills = documents.filter(({ kind }) => kind === 'tax' || kind === 'credit');
  const stored = await storedSales(read, bills);
  const faults: string[] = [];
  for (const document of bills) {
    const { number, issued_seq, tax_state, date } = document;
    const now = stored.get(issued_seq);
    // It was cancelled or moved since the document was read: then the next verify looks at it.
    if (!now || now.cancelled !== document.cancelled || now.customer !== document.link_customer) continue;
    const draft = document.cancelled === 1 ? null : parsed<InvoiceDraft>(document.draft);
    const place = { tax_state, date, issued_seq };
    const expected = draft
      ? soldRows(place, now.customer, salesOf(draft, document.tax_type as TaxType)).map(asText)
      : [];
    const isLater = issued_seq > mark && now.sold.length === 0;
    if (isLater || isSame(expected, now.sold) || (await isFollowedLater(read, document, mark))) continue;
    faults.push(`What ${number} sold is not what its rows say. (sales ${issued_seq})`);
  }
  return faults;
}

/** An earlier release cancelled it or gave it to another customer, and the job has not seen the line yet. */
async function isFollowedLater(read: Read, document: ReadDocument, mark: number): Promise<boolean> {
  if (document.cancelled === 1) return isCaughtUpLater(read, document, mark);
  const line = await read
    .selectFrom('audit_log')
    .select('seq')
    .where('seq', '>', mark)
    .where(({ and, or, eb }) =>
      or([
        and([
          eb('what', '=', 'document linked'),
          eb('subject', '=', `${document.kind}/${document.tax_state}/${document.number}`),
        ]),
        and([eb('what', '=', 'documents linked'), eb('after', 'like', `%${document.id}%`)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

type Stored = { cancelled: number; customer: string | null; sold: string[] };

async function storedSales(read: Read, documents: ReadDocument[]): Promise<Map<number, Stored>> {
  const stored = new Map<number, Stored>();
  if (documents.length === 0) return stored;
  const rows = await read
    .selectFrom('invoices')
    .leftJoin('document_customers as link', 'link.document', 'invoices.id')
    .leftJoin('sales', (join) =>
      join
        .onRef('sales.tax_state', '=', 'invoices.tax_state')
        .onRef('sales.date', '=', 'invoices.date')
        .onRef('sales.issued_seq', '=', 'invoices.issued_seq'),
    )
    .select(['invoices.issued_seq', 'invoices.cancelled', 'link.customer'])
    .select(['sales.product', 'sales.customer as buyer', 'sales.net', 'sales.gst'])
    .where('invoices.issued_seq', '>=', documents[0]?.issued_seq ?? 0)
    .where('invoices.issued_seq', '<=', documents.at(-1)?.issued_seq ?? 0)
    .execute();
  for (const { issued_seq, cancelled, customer, product, buyer, net, gst } of rows) {
    const known = stored.get(issued_seq) ?? { cancelled, customer, sold: [] };
    if (product !== null) known.sold.push(asText({ product, customer: buyer ?? '', net: net ?? 0, gst: gst ?? 0 }));
    stored.set(issued_seq, known);
  }
  return stored;
}

function asText({ product, customer, net, gst }: { product: string; customer: string; net: number; gst: number }) {
  return JSON.stringify([product, customer, net, gst]);
}

function isSame(one: string[], other: string[]): boolean {
  return one.length === other.length && one.toSorted().join('\n') === other.toSorted().join('\n');
}

/** Sales of no document. */
export async function straySales(read: Read): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tax_state || ' ' || date || ' ' || cast(issued_seq as text) || ' ' || product as name from sales as stray
    where not exists (select 1 from invoices where invoices.issued_seq = stray.issued_seq
      and invoices.tax_state = stray.tax_state and invoices.date = stray.date)
    limit ${sql.lit(LISTED)}`.execute(read);
  return rows.map(({ name }) => `Something was sold by a missing document. (sales ${name})`);
}
