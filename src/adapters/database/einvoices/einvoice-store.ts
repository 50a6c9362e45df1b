import type { PortalCancellation } from '#domain/einvoices/einvoice.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { EinvoiceStore, IrnCancelAnswer, TakeAnswer, TakenAnswer } from '#operations/ports/einvoices.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { addDocumentLine } from '../shared-writes/add-document-line.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { readIrnFacts } from '../shared-writes/read-irn-facts.ts';
import { readPortalFacts } from './read-portal-facts.ts';

export function openEinvoiceStore(database: Database): EinvoiceStore {
  return {
    find: (documents) => readIrnFacts(database.read, documents),

    take: (answers, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        const auditActor = await lockAudit(transaction, actor);
        const taken: TakeAnswer[] = [];
        for (const answer of answers) taken.push(await takeOne(transaction, answer, at, auditActor));
        return taken;
      }),

    cancelIrn: (document, subject, cancellation, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        const auditActor = await lockAudit(transaction, actor);
        return cancelIrn(transaction, { document, subject, cancellation }, at, auditActor);
      }),

    portalFacts: (document) => readPortalFacts(database.read, document),
  };
}

/** The head of the log is locked: until the commit nobody cancels the document or takes another answer. */
async function takeOne(
  transaction: Transacting,
  { document, subject, ...answer }: TakenAnswer,
  at: string,
  actor: Actor,
): Promise<TakeAnswer> {
  const known = (await readIrnFacts(transaction, [document])).get(document);
  if (known?.einvoice || known?.burnt) return 'known';
  if (await isCancelled(transaction, document)) return 'cancelled';
  const isTaken = answer.kind === 'taken';
  const { irn, ackNo, ackAt } = isTaken ? answer.einvoice : answer.burnt;
  const said = isTaken ? { signedQr: answer.einvoice.signedQr } : { message: answer.burnt.message };
  const line = await appendAudit(transaction, {
    at,
    actor,
    what: isTaken ? 'IRN taken in' : 'number burnt',
    subject,
    after: { id: document, irn, ackNo, ackAt, ...said },
  });
  await addDocumentLine(transaction, document, line);
  const row = { document, irn, ack_no: ackNo, ack_at: ackAt, line, taken_at: at, taken_by: actor.username };
  if (isTaken)
    await transaction
      .insertInto('einvoices')
      .values({ ...row, signed_qr: answer.einvoice.signedQr })
      .execute();
  else
    await transaction
      .insertInto('burnt_numbers')
      .values({ ...row, message: answer.burnt.message })
      .execute();
  return answer.kind;
}

async function isCancelled(transaction: Transacting, id: string): Promise<boolean> {
  const row = await transaction.selectFrom('invoices').select('cancelled').where('id', '=', id).executeTakeFirst();
  return row?.cancelled === 1;
}

async function cancelIrn(
  transaction: Transacting,
  { document, subject, cancellation }: { document: string; subject: string; cancellation: PortalCancellation },
  at: string,
  actor: Actor,
): Promise<IrnCancelAnswer> {
  const known = (await readIrnFacts(transaction, [document])).get(document);
  const said = known?.einvoice ?? known?.burnt;
  if (!said) return { kind: 'no-irn' };
  if (said.cancelled) return { kind: 'cancelled-already' };
  const { on, reason, why } = cancellation;
  const line = await appendAudit(transaction, {
    at,
    actor,
    what: 'IRN cancelled',
    subject,
    after: { id: document, irn: said.irn, on, reason, why },
  });
  await addDocumentLine(transaction, document, line);
  await transaction
    .insertInto('irn_cancellations')
    .values({ document, cancelled_on: on, reason, why, line, taken_at: at, taken_by: actor.username })
    .execute();
  return { kind: 'cancelled' };
}
