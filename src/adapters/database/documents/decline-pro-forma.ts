import { purposeRule } from '#domain/challans/challan-purposes.ts';
import type { OriginFacts } from '#domain/documents/origin-facts.ts';
import { rowsLeft } from '#domain/documents/rows-left.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { DocumentStore } from '#operations/ports/documents.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { addDocumentLine } from '../shared-writes/add-document-line.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { readOrigin } from '../shared-writes/read-origin.ts';
import { refreshOrigin } from '../shared-writes/refresh-origin.ts';

type Answer = Awaited<ReturnType<DocumentStore['decline']>>;

type Change = { id: string; declined: boolean; reason: string; at: string; actor: Actor };

/**
 * The buyer declined a pro-forma, or staff close a challan of which nothing more is awaited. Locks the audit head first, as a
 * cancellation does: then nobody invoices or cancels it meanwhile.
 */
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
      what: eventOf(refused.kindOfDocument, declined),
      subject: refused.subject,
      after: declined ? { id, reason } : { id },
    });
    await transaction
      .insertInto('declines')
      .values({ document: id, line, declined: declined ? 1 : 0, reason, at, by: actor.username })
      .execute();
    await addDocumentLine(transaction, id, line);
    await refreshOrigin(transaction, id);
    return { kind: 'done' };
  });
}

type Document = Extract<OriginFacts, { kind: 'document' }>;

function eventOf(kind: Document['documentKind'], declined: boolean) {
  if (kind === 'challan') return declined ? 'challan closed' : 'challan reopened';
  return declined ? 'pro-forma declined' : 'pro-forma reopened';
}

/** Why it cannot be declined or taken back; else its kind and the subject of its audit line. */
async function refusalOf(
  transaction: Transacting,
  { id, declined }: Change,
): Promise<Answer | { subject: string; kindOfDocument: Document['documentKind'] }> {
  const found = await readOrigin(transaction, id);
  if (found?.kind !== 'document') return { kind: 'unknown' };
  if (!canEnd(found)) return { kind: 'not-a-pro-forma' };
  if (found.isCancelled) return { kind: 'cancelled' };
  if (found.isDeclined === declined) return { kind: 'so-already' };
  const rows = rowsLeft(readValidDraft(found.draft).lines, found.invoiced, found.cameBack);
  const isBegun = found.documentKind === 'challan' || rows.some(({ invoiced }) => invoiced > 0);
  if (declined && isBegun && rows.every(({ left }) => left === 0)) return { kind: 'wholly-invoiced' };
  return { subject: `${found.documentKind}/${found.taxState}/${found.number}`, kindOfDocument: found.documentKind };
}

/** Goods between the firm's own places are at their end already. */
function canEnd({ documentKind, draft }: Document): boolean {
  return documentKind === 'challan' ? purposeRule(draft.purpose)?.isOpen === true : documentKind === 'pro';
}
