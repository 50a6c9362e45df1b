import { einvoiceFigures, einvoiceFiguresOf } from '#domain/einvoices/einvoice-figures.ts';
import { createDocumentMarks, type DocumentMarks } from '#domain/returns/document-marks.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import type { EinvoicesAt } from '#operations/ports/return-files.ts';
import type { Database } from '../engine/tables.ts';
import { readReturnDocuments } from './read-return-documents.ts';
import { hasMore } from './return-numbers.ts';

const BATCH = 500;

/** Which documents of a period go to the e-invoice portal, and how they stand. Null for a period of more than `most` documents. */
export async function markEinvoices(
  database: Database,
  { taxState, period, revision, company, today }: EinvoicesAt,
  most = Number.POSITIVE_INFINITY,
): Promise<DocumentMarks | null> {
  if (Number.isFinite(most) && (await hasMore(database.read, taxState, period, most))) return null;
  const marks = createDocumentMarks(einvoiceFigures);
  const mark = async (documents: ReturnDocument[]) => {
    const said = await portalSaid(
      database.read,
      documents.map(({ id }) => id),
    );
    for (const document of documents)
      marks.add(document.seq, einvoiceFiguresOf(document, said(document.id), company, today));
  };
  let count = 0;
  let batch: ReturnDocument[] = [];
  for await (const document of readReturnDocuments(database, taxState, period, revision)) {
    count += 1;
    if (count > most) return null;
    if (batch.push(document) < BATCH) continue;
    await mark(batch);
    batch = [];
  }
  await mark(batch);
  return marks.end();
}

async function portalSaid(read: Database['read'], ids: string[]) {
  if (ids.length === 0) return () => ({ hasIrn: false, isBurnt: false });
  const inTable = async (table: 'einvoices' | 'burnt_numbers' | 'irn_cancellations') => {
    const rows = await read.selectFrom(table).select('document').where('document', 'in', ids).execute();
    return new Set(rows.map(({ document }) => document));
  };
  const [irns, burnt] = [await inTable('einvoices'), await inTable('burnt_numbers')];
  const cancelled = await inTable('irn_cancellations');
  return (id: string) => ({ hasIrn: irns.has(id) && !cancelled.has(id), isBurnt: burnt.has(id) || cancelled.has(id) });
}
