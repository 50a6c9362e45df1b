import { program } from '#operations/ports/actor.ts';
import type { InvoiceStore } from '#operations/ports/invoices.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { lockAudit } from '../shared-writes/audit-log.ts';
import { auditPaper } from './audit-paper.ts';

/** Names a document's paper once, with its audit line. Locks the head of the log first, as a cancellation does. */
export function setPdf(
  database: Database,
  ...[id, sha256, at]: Parameters<InvoiceStore['setPdf']>
): ReturnType<InvoiceStore['setPdf']> {
  return database.write.transaction().execute(async (transaction) => {
    await lockAudit(transaction, program);
    const document = await transaction
      .updateTable('invoices')
      .set({ pdf: sha256 })
      .where('id', '=', id)
      .where('pdf', 'is', null)
      .returning(['id', 'kind', 'tax_state', 'number'])
      .executeTakeFirst();
    if (document) await auditPaper(transaction, { at, document, paper: 'original', sha256 });
    if (document) return sha256;
    const named = await transaction.selectFrom('invoices').select('pdf').where('id', '=', id).executeTakeFirstOrThrow();
    return named.pdf ?? sha256;
  });
}

/** Names a later paper in the same way. */
export function setLaterPdf(
  database: Database,
  ...[id, kind, sha256, at]: Parameters<InvoiceStore['setLaterPdf']>
): ReturnType<InvoiceStore['setLaterPdf']> {
  return database.write.transaction().execute(async (transaction) => {
    await lockAudit(transaction, program);
    const existing = await laterPdf(transaction, id, kind);
    if (existing) return existing;
    const document = await transaction
      .selectFrom('invoices')
      .select(['id', 'kind', 'tax_state', 'number'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await transaction.insertInto('papers').values({ owner: id, kind, hash: sha256, named_at: at }).execute();
    await auditPaper(transaction, { at, document, paper: kind, sha256 });
    return sha256;
  });
}

export async function laterPdf(
  from: Database['read'] | Transacting,
  ...[id, kind]: Parameters<InvoiceStore['laterPdf']>
): ReturnType<InvoiceStore['laterPdf']> {
  const paper = from.selectFrom('papers').select('hash').where('owner', '=', id).where('kind', '=', kind);
  return (await paper.executeTakeFirst())?.hash ?? null;
}
