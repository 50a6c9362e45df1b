import { setImmediate } from 'node:timers/promises';
import { foldText } from '#domain/text/fold-text.ts';
import { program } from '#operations/ports/actor.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { addToTotals } from '../shared-writes/customer-totals.ts';
import { linkByRule, rowOf, unlinkCancelled } from '../shared-writes/link-document.ts';

export const DOCUMENT_CUSTOMER = 'document customer';

/** Lines of the audit log in one transaction: clerks who issue documents wait for at most one, about 20 ms. */
const BATCH = 200;

type Row = Tables['document_customers'];
type Invoice = Pick<
  Tables['invoices'],
  'id' | 'kind' | 'tax_state' | 'date' | 'payable' | 'issued_seq' | 'draft' | 'cancelled'
>;

/**
 * Follows the audit log from the mark on: documents that were issued there and have no row get one, and documents that were
 * cancelled there leave the stored sums. The transaction of each batch moves the mark, so that it continues after a stop, also
 * with what an earlier release issues and cancels meanwhile.
 */
export async function fillNext(database: Database, at: string): Promise<{ examined: number; linked: number }> {
  const { from, to } = await nextLines(database.read);
  if (from === to) return { examined: 0, linked: 0 };
  // SQLite calls are synchronous: other requests run between two batches.
  await setImmediate();
  return database.write.transaction().execute(async (transaction) => {
    await lockAudit(transaction, program);
    const { from, to } = await nextLines(transaction);
    const linked = await fillIssued(transaction, from, to);
    await leaveCancelled(transaction, from, to);
    await transaction
      .updateTable('filled_up_to')
      .set({ issued_seq: to })
      .where('fact', '=', DOCUMENT_CUSTOMER)
      .execute();
    await logLinked(transaction, linked, at);
    return { examined: to - from, linked: linked.length };
  });
}

/** Gives a document its row, if it has none. The caller has locked the audit head. */
export async function fillDocument(transaction: Transacting, invoice: Invoice, at: string): Promise<Row> {
  const known = await transaction
    .selectFrom('document_customers')
    .selectAll()
    .where('document', '=', invoice.id)
    .executeTakeFirst();
  if (known) return known;
  const [filled] = await fill(transaction, [invoice] as [Invoice]);
  await logLinked(transaction, [filled], at);
  return filled;
}

async function fill<Invoices extends Invoice[]>(transaction: Transacting, invoices: Invoices) {
  const filled: Row[] = [];
  for (const invoice of invoices) {
    const row = rowOf(invoice, JSON.parse(invoice.draft).buyerAddress, invoice.cancelled === 1 ? 0 : 1);
    const { customer } = await linkByRule(transaction, row);
    filled.push({ ...row, customer });
  }
  await addToTotals(
    transaction,
    filled.filter(({ standing }) => standing === 1),
  );
  return filled as { [Index in keyof Invoices]: Row };
}

async function nextLines(from: Database['read'] | Transacting): Promise<{ from: number; to: number }> {
  const { mark, head } = await from
    .selectFrom('filled_up_to')
    .innerJoin('audit_head', (join) => join.onTrue())
    .select(['filled_up_to.issued_seq as mark', 'audit_head.seq as head'])
    .where('fact', '=', DOCUMENT_CUSTOMER)
    .executeTakeFirstOrThrow();
  return { from: mark, to: Math.max(mark, Math.min(mark + BATCH, head)) };
}

async function fillIssued(transaction: Transacting, from: number, to: number) {
  const invoices = await transaction
    .selectFrom('invoices')
    .leftJoin('document_customers', 'document_customers.document', 'invoices.id')
    .select(['invoices.id', 'invoices.kind', 'invoices.tax_state', 'invoices.date', 'invoices.payable'])
    .select(['invoices.issued_seq', 'invoices.draft', 'invoices.cancelled'])
    .where('invoices.issued_seq', '>', from)
    .where('invoices.issued_seq', '<=', to)
    .where('document_customers.document', 'is', null)
    .orderBy('invoices.issued_seq')
    .execute();
  return fill(transaction, invoices);
}

/** A document that this release cancelled has left them already. */
async function leaveCancelled(transaction: Transacting, from: number, to: number): Promise<void> {
  const lines = await transaction
    .selectFrom('audit_log')
    .select('subject')
    .where('seq', '>', from)
    .where('seq', '<=', to)
    .where('what', '=', 'invoice cancelled')
    .execute();
  for (const { subject } of lines) {
    const [kind = '', state = '', ...number] = subject.split('/');
    const invoice = await transaction
      .selectFrom('invoices')
      .select('id')
      .where('kind', '=', kind)
      .where('tax_state', '=', state)
      .where('number_key', '=', foldText(number.join('/')))
      .where('cancelled', '=', 1)
      .executeTakeFirst();
    if (invoice) await unlinkCancelled(transaction, invoice);
  }
}

async function logLinked(transaction: Transacting, filled: Row[], at: string): Promise<void> {
  const linked = filled.flatMap(({ document, customer }) => (customer === null ? [] : [{ document, customer }]));
  if (linked.length === 0) return;
  const customers = Map.groupBy(linked, ({ customer }) => customer);
  await appendAudit(transaction, {
    at,
    actor: program,
    what: 'documents linked',
    subject: linked.length === 1 ? '1 document' : `${linked.length} documents`,
    after: {
      customers: Object.fromEntries(
        [...customers].map(([customer, documents]) => [customer, documents.map(({ document }) => document)]),
      ),
    },
  });
}
