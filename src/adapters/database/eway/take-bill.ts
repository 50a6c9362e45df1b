import type { EwayStore, TakeBillAnswer } from '#operations/ports/eway.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { addDocumentLine } from '../shared-writes/add-document-line.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';

/** The head is locked: until the commit nobody takes the same number in, or cancels the document. */
export function takeBill(
  database: Database,
  ...[document, bill, at, actor]: Parameters<EwayStore['takeBill']>
): Promise<TakeBillAnswer> {
  return database.write.transaction().execute(async (transaction) => {
    const auditActor = await lockAudit(transaction, actor);
    const before = await transaction
      .selectFrom('eway_bills')
      .selectAll()
      .where('number', '=', bill.number)
      .executeTakeFirst();
    if (before && before.document !== document.id)
      return { kind: 'number-taken', number: await numberOf(transaction, before.document) };
    if (before && before.cancelled_at !== null) return { kind: 'bill-cancelled' };
    if (before && before.valid_until === bill.validUntil && before.made_at === bill.madeAt) return { kind: 'same' };
    const refused = before ? null : await refusalOf(transaction, document.id);
    if (refused) return refused;
    const line = await appendAudit(transaction, {
      at,
      actor: auditActor,
      what: before ? 'e-way bill changed' : 'e-way bill taken in',
      subject: document.subject,
      before: before ? { madeAt: before.made_at, validUntil: before.valid_until } : null,
      after: { id: document.id, ...bill },
    });
    await addDocumentLine(transaction, document.id, line);
    const facts = { made_at: bill.madeAt, valid_until: bill.validUntil, line };
    if (before) await transaction.updateTable('eway_bills').set(facts).where('number', '=', bill.number).execute();
    else
      await transaction
        .insertInto('eway_bills')
        .values({
          ...{ number: bill.number, document: document.id, ...facts, taken_at: at, taken_by: actor.username },
          ...{ cancelled_at: null, cancel_reason: null, cancelled_by: null },
        })
        .execute();
    return { kind: before ? 'changed' : 'taken' };
  });
}

async function refusalOf(transaction: Transacting, document: string): Promise<TakeBillAnswer | null> {
  const invoice = await transaction
    .selectFrom('invoices')
    .select('cancelled')
    .where('id', '=', document)
    .executeTakeFirstOrThrow();
  if (invoice.cancelled === 1) return { kind: 'document-cancelled' };
  const standing = await transaction
    .selectFrom('eway_bills')
    .select('number')
    .where('document', '=', document)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return standing ? { kind: 'has-another', number: standing.number } : null;
}

async function numberOf(transaction: Transacting, document: string): Promise<string> {
  const row = await transaction.selectFrom('invoices').select('number').where('id', '=', document).executeTakeFirst();
  return row?.number ?? '';
}
