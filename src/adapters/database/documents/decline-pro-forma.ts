import { rowsLeft } from '#domain/documents/rows-left.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { DocumentStore } from '#operations/ports/documents.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { addDocumentLine } from '../shared-writes/add-document-line.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { refreshProForma } from '../shared-writes/pro-formas.ts';
import { readOrigin } from '../shared-writes/read-origin.ts';

type Answer = Awaited<ReturnType<DocumentStore['decline']>>;

type Change = { id: string; declined: boolean; reason: string; at: string; actor: Actor };

/** Locks the audit head first, as a cancellation does: then nobody invoices or cancels the pro-forma meanwhile. */
export function declineProForma(
  database: Database,
  id: string,
  reason: string,
  at: string,
  actor: Actor,
): Promise<Answer> {
  return change(database, { id, declined: true, reason, at, actor });
}

export function reopenProForma(database: Database, id: string, at: string, actor: Actor): Promise<Answer> {
  return change(database, { id, declined: false, reason: '', at, actor });
}

function change(database: Database, wanted: Change): Promise<Answer> {
  return database.write.transaction().execute(async (transaction) => {
    const actor = await lockAudit(transaction, wanted.actor);
    const refused = await refusalOf(transaction, wanted);
    if ('kind' in refused) return refused;
    const { id, declined, reason, at } = wanted;
    const line = await appendAudit(transaction, {
      at,
      actor,
      what: declined ? 'pro-forma declined' : 'pro-forma reopened',
      subject: refused.subject,
      after: declined ? { id, reason } : { id },
    });
    await transaction
      .insertInto('declines')
      .values({ document: id, line, declined: declined ? 1 : 0, reason, at, by: actor.username })
      .execute();
    await addDocumentLine(transaction, id, line);
    await refreshProForma(transaction, id);
    return { kind: 'done' };
  });
}

/** Why it cannot be declined or taken back; else the subject of its audit line. */
async function refusalOf(transaction: Transacting, { id, declined }: Change): Promise<Answer | { subject: string }> {
  const found = await readOrigin(transaction, id);
  if (found?.kind !== 'document') return { kind: 'unknown' };
  if (found.documentKind !== 'pro') return { kind: 'not-a-pro-forma' };
  if (found.isCancelled) return { kind: 'cancelled' };
  if (found.isDeclined === declined) return { kind: 'so-already' };
  const rows = rowsLeft(readValidDraft(found.draft).lines, found.invoiced);
  const isInvoiced = rows.some(({ invoiced }) => invoiced > 0) && rows.every(({ left }) => left === 0);
  if (declined && isInvoiced) return { kind: 'wholly-invoiced' };
  return { subject: `pro/${found.taxState}/${found.number}` };
}
