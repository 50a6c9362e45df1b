import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Tables } from '../engine/tables.ts';
import { rowOf } from '../shared-writes/link-document.ts';
import { DOCUMENT_CUSTOMER } from './fill-document-customers.ts';
import { inspectLinks } from './inspect-links.ts';
import { wrongBuyers, wrongCustomerTotals } from './inspect-sums.ts';

const BATCH = 500;

/** Whether what is stored beside each document follows from it, and whether the stored sums are those of the documents. */
export async function inspectDocumentCustomers({
  read,
}: Pick<Database, 'read'>): Promise<{ name: string; summary: string; faults: string[] }> {
  const faults: string[] = [];
  const mark = await read
    .selectFrom('filled_up_to')
    .select('issued_seq')
    .where('fact', '=', DOCUMENT_CUSTOMER)
    .executeTakeFirst();
  const filledUpTo = mark?.issued_seq ?? 0;
  let [linked, nobody, waiting] = [0, 0, 0];
  for (let last = 0; ; ) {
    const documents = await documentsAfter(read, last);
    if (documents.length === 0) break;
    for (const document of documents) {
      if (document.document === null && document.issued_seq > filledUpTo) waiting += 1;
      else if (document.customer === null) nobody += 1;
      else linked += 1;
      const fault = await faultOf(read, document, filledUpTo);
      if (fault) faults.push(fault);
    }
    last = documents.at(-1)?.issued_seq ?? last;
    await setImmediate();
  }
  const strays = await read
    .selectFrom('document_customers')
    .leftJoin('invoices', 'invoices.id', 'document_customers.document')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('invoices.id', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(strays.count) > 0) faults.push(`${strays.count} links belong to no document.`);
  faults.push(...(await wrongCustomerTotals(read)), ...(await wrongBuyers(read)), ...(await inspectLinks(read)));
  const rest = waiting > 0 ? `; ${waiting} of an earlier release are linked while the shop runs` : '';
  return {
    name: 'Customers’ documents',
    summary: `${linked} ${linked === 1 ? 'document has' : 'documents have'} a customer, ${nobody} ${nobody === 1 ? 'has' : 'have'} none, and the kept sums are theirs${rest}.`,
    faults,
  };
}

type Linked = Tables['document_customers'];
type Document = Pick<
  Tables['invoices'],
  'id' | 'issued_seq' | 'kind' | 'tax_state' | 'number' | 'date' | 'payable' | 'draft' | 'cancelled'
> & { [Column in keyof typeof columns]: Linked[Column] | null } & { known: string | null; same: number };

const columns = {
  document: 'linked.document as document',
  customer: 'linked.customer as customer',
  fit_key: 'linked.fit_key as fit_key',
  buyer_key: 'linked.buyer_key as buyer_key',
  standing: 'linked.standing as standing',
} as const;

const isSame = sql<number>`case when linked.kind = invoices.kind and linked.tax_state = invoices.tax_state
  and linked.date = invoices.date and linked.payable = invoices.payable and linked.issued_seq = invoices.issued_seq
  then 1 else 0 end`;

/** One statement reads each document with its link as they are at one instant. */
function documentsAfter(read: Database['read'], last: number): Promise<Document[]> {
  return read
    .selectFrom('invoices')
    .leftJoin('document_customers as linked', 'linked.document', 'invoices.id')
    .leftJoin('customers', 'customers.id', 'linked.customer')
    .select(['invoices.id', 'invoices.issued_seq', 'invoices.kind', 'invoices.tax_state', 'invoices.number'])
    .select(['invoices.date', 'invoices.payable', 'invoices.draft', 'invoices.cancelled', 'customers.id as known'])
    .select(Object.values(columns))
    .select(isSame.as('same'))
    .where('invoices.issued_seq', '>', last)
    .orderBy('invoices.issued_seq')
    .limit(BATCH)
    .execute();
}

async function faultOf(read: Database['read'], document: Document, filledUpTo: number): Promise<string | null> {
  const { number } = document;
  if (document.document === null)
    return document.issued_seq <= filledUpTo ? `Whose ${number} is was not looked up.` : null;
  if (document.customer !== null && document.known === null) return `${number} is linked to a missing customer.`;
  const expected = rowOf(document, JSON.parse(document.draft).buyerAddress, document.cancelled === 1 ? 0 : 1);
  if (document.same !== 1) return `The figures beside ${number} are not its own.`;
  if (document.fit_key !== expected.fit_key || document.buyer_key !== expected.buyer_key)
    return `The stored buyer of ${number} is not the one in its address.`;
  if (document.standing === expected.standing) return null;
  if (document.cancelled === 1 && (await isCaughtUpLater(read, document, filledUpTo))) return null;
  return `The sums of its customer ${document.cancelled === 1 ? 'have' : 'lack'} ${number}.`;
}

/** An earlier release cancelled it, and the job has not seen the audit line yet. */
async function isCaughtUpLater(read: Database['read'], { kind, tax_state, number }: Document, mark: number) {
  const line = await read
    .selectFrom('audit_log')
    .select('seq')
    .where('seq', '>', mark)
    .where('what', '=', 'invoice cancelled')
    .where('subject', '=', `${kind}/${tax_state}/${number}`)
    .executeTakeFirst();
  return line !== undefined;
}
