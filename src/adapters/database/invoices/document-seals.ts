import { setImmediate } from 'node:timers/promises';
import { program } from '#operations/ports/actor.ts';
import type { DocumentSeals } from '#operations/ports/audit.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { notePaperLine } from './audit-paper.ts';
import { type DocumentWithLine, documentsWithLines, lineOf } from './document-lines.ts';
import { invoiceDigest } from './invoice-digest.ts';
import { type DraftOf, isAsIssued } from './is-as-issued.ts';

/** Documents in one audit line: still readable, and the lock of the head is short. */
const BATCH = 50;

/** Documents without a paper that are examined again at a time: about 40 ms. */
const WINDOW = 1000;

/** For a document that was altered, or names the paper of another one: no audit line records its paper. */
const REFUSED = 0;

/** A document of an earlier release in an audit line: the digest of its row, and its paper. */
export type Seal = { id: string; row?: string; paper?: string };

/**
 * Writes into the audit log what an earlier release did not: digests of documents, and hashes of papers. The database
 * stores the progress, so that it continues after a stop, also with what an earlier release issues or names meanwhile.
 */
export function openDocumentSeals(database: Database, draftOf: DraftOf): DocumentSeals {
  let examinedUpTo = '';
  return {
    sealNext: async (at) => {
      const { named, last } = await papersNamedSince(database.read, examinedUpTo);
      examinedUpTo = last;
      if (named.length === 0 && (await notExamined(database.read, 1)).length === 0) return { examined: 0, sealed: 0 };
      // SQLite calls are synchronous: other requests run between two batches.
      await setImmediate();
      return database.write.transaction().execute((transaction) => sealNext(transaction, named, draftOf, at));
    },
  };
}

async function sealNext(transaction: Transacting, named: string[], draftOf: DraftOf, at: string) {
  await lockAudit(transaction, program);
  const late = await stillWaiting(transaction, named);
  const next = late.length > 0 ? [] : await notExamined(transaction, BATCH);
  const documents = [...late, ...next];
  const shared = await sharedPapers(transaction, documents);
  const seals: Seal[] = [];
  const refused: string[] = [];
  for (const document of documents) {
    const { id, pdf } = document;
    const isIssuedSo = await isAsIssued(transaction, document, lineOf(document), draftOf);
    if (!isIssuedSo || (pdf !== null && shared.has(pdf))) {
      refused.push(id);
      continue;
    }
    const row = late.length > 0 || hasDigest(document.after) ? {} : { row: invoiceDigest(document) };
    const paper = pdf === null || document.paperLine !== null ? {} : { paper: pdf };
    if ('row' in row || 'paper' in paper) seals.push({ id, ...row, ...paper });
  }
  const line = await auditSeals(transaction, seals, at);
  const papers = new Set(seals.filter(({ paper }) => paper).map(({ id }) => id));
  for (const { id, pdf } of documents)
    await notePaperLine(transaction, {
      document: id,
      line: papers.has(id) ? line : pdf !== null && refused.includes(id) ? REFUSED : null,
    });
  const last = next.at(-1)?.issued_seq;
  if (last) await transaction.updateTable('sealed_up_to').set({ issued_seq: last }).execute();
  return { examined: documents.length, sealed: seals.length };
}

async function auditSeals(transaction: Transacting, documents: Seal[], at: string): Promise<number | null> {
  if (documents.length === 0) return null;
  const subject = documents.length === 1 ? '1 document' : `${documents.length} documents`;
  return appendAudit(transaction, { at, actor: program, what: 'documents sealed', subject, after: { documents } });
}

function hasDigest(after: string | null): boolean {
  return after !== null && 'row' in JSON.parse(after);
}

/**
 * Documents that had no paper when they were examined, and have one now, from an earlier release. Examines a window from
 * `after` on, because a shop may have very many documents without a paper. `last` is the `after` of the next window.
 */
async function papersNamedSince(read: Database['read'], after: string): Promise<{ named: string[]; last: string }> {
  const waiting = await read
    .with('waiting', (row) =>
      row
        .selectFrom('paper_lines')
        .select('document')
        .where('line', 'is', null)
        .where('document', '>', after)
        .orderBy('document')
        .limit(WINDOW),
    )
    .selectFrom('waiting')
    .innerJoin('invoices', 'invoices.id', 'waiting.document')
    .select(['document', 'pdf'])
    .orderBy('document')
    .execute();
  const named = waiting.flatMap(({ document, pdf }) => (pdf === null ? [] : document)).slice(0, BATCH);
  const last = named.length === BATCH ? named.at(-1) : waiting.length === WINDOW ? waiting.at(-1)?.document : '';
  return { named, last: last ?? '' };
}

/** The named documents that no other process has sealed meanwhile. */
async function stillWaiting(transaction: Transacting, named: string[]): Promise<DocumentWithLine[]> {
  if (named.length === 0) return [];
  return documentsWithLines(transaction)
    .where('invoices.id', 'in', named)
    .where('paper_lines.line', 'is', null)
    .orderBy('invoices.issued_seq')
    .execute();
}

function notExamined(from: Database['read'] | Transacting, size: number): Promise<DocumentWithLine[]> {
  return documentsWithLines(from)
    .where('invoices.issued_seq', '>', (row) => row.selectFrom('sealed_up_to').select('issued_seq'))
    .orderBy('invoices.issued_seq')
    .limit(size)
    .execute();
}

/** Papers that more than one document names, though each shows only one number. */
async function sharedPapers(transaction: Transacting, documents: DocumentWithLine[]): Promise<Set<string>> {
  const papers = documents.flatMap(({ pdf }) => pdf ?? []);
  if (papers.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('invoices')
    .select((row) => row.ref('pdf').$notNull().as('pdf'))
    .where('pdf', 'in', papers)
    .groupBy('pdf')
    .having((row) => row.fn.countAll(), '>', 1)
    .execute();
  return new Set(rows.map(({ pdf }) => pdf));
}
