import type { Actor } from '#operations/ports/actor.ts';
import type { LinkAnswer } from '#operations/ports/document-customers.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { addDocumentLine } from '../shared-writes/add-document-line.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { partnersOf } from '../shared-writes/partners-of.ts';
import { fillDocument } from './fill-document-customers.ts';
import { linkOf } from './link-of.ts';
import { moveDocuments } from './move-documents.ts';

/** Links a document to the customer whom staff chose, or to nobody. */
export async function linkByHand(
  database: Database,
  document: string,
  customer: string | null,
  version: number,
  at: string,
  actor: Actor,
): Promise<LinkAnswer> {
  return database.write.transaction().execute(async (transaction) => {
    const auditActor = await lockAudit(transaction, actor);
    const invoice = await transaction.selectFrom('invoices').selectAll().where('id', '=', document).executeTakeFirst();
    if (!invoice) return { kind: 'no-document' };
    const chosen = customer === null ? null : await readCustomer(transaction, customer);
    if (chosen === undefined) return { kind: 'no-customer' };
    if (chosen && chosen.archived_at !== null) return { kind: 'customer-archived', name: chosen.name };
    const before = await currentLink(transaction, document);
    if (before.version !== version) return { kind: 'changed-since', link: before };
    const from = await fillDocument(transaction, invoice, at);
    if (from.customer === customer && from.linked_by === 'hand') return { kind: 'linked', link: before };
    const notes = from.customer === customer ? [] : await partnersOf(transaction, [document]);
    const stands = [...notes.filter(({ kind }) => kind !== 'note'), ...(await othersOf(transaction, document, notes))];
    if (stands[0]) return { kind: 'allocated', number: stands[0].number };
    // A credit note that took from the invoice goes with it: both ends of an allocation are one customer's.
    for (const each of [invoice, ...(await invoicesOf(transaction, notes))]) {
      const move = { from: await fillDocument(transaction, each, at), customer, linkedBy: 'hand' as const };
      await moveDocuments(transaction, [move]);
      const line = await appendAudit(transaction, {
        at,
        actor: auditActor,
        what: 'document linked',
        subject: `${each.kind}/${each.tax_state}/${each.number}`,
        before: { customer: before.customer?.id ?? null, name: before.customer?.name ?? null },
        after: { customer, name: chosen?.name ?? null },
      });
      await addDocumentLine(transaction, each.id, line);
    }
    return { kind: 'linked', link: await currentLink(transaction, document) };
  });
}

function readCustomer(transaction: Transacting, id: string) {
  return transaction.selectFrom('customers').select(['name', 'archived_at']).where('id', '=', id).executeTakeFirst();
}

/** What else the notes of an invoice have paid: that keeps them where they are. */
async function othersOf(transaction: Transacting, document: string, notes: { id: string }[]) {
  const partners = await partnersOf(
    transaction,
    notes.map(({ id }) => id),
  );
  return partners.filter(({ id }) => id !== document);
}

async function invoicesOf(transaction: Transacting, notes: { id: string }[]) {
  const ids = notes.map(({ id }) => id);
  return ids.length === 0 ? [] : transaction.selectFrom('invoices').selectAll().where('id', 'in', ids).execute();
}

async function currentLink(transaction: Transacting, document: string) {
  const link = await linkOf(transaction, document);
  if (!link) throw new Error('The document is gone.');
  return link;
}
