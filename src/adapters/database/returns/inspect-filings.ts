import type { Selectable } from 'kysely';
import { filedFigures } from '#domain/returns/filed-figures.ts';
import type { FiledFile } from '#domain/returns/filing.ts';
import { foldGstr1 } from '#domain/returns/fold-gstr1.ts';
import type { Gstr1Question } from '#domain/returns/gstr1.ts';
import { periodDays } from '#domain/returns/period.ts';
import type { FiledDocument } from '#operations/ports/returns.ts';
import type { Database, Tables } from '../engine/tables.ts';
import { filedDigest } from './filed-digest.ts';
import { readReturnDocuments } from './read-return-documents.ts';
import { returnDocuments } from './return-documents.ts';

type Read = Database['read'];
type Filing = Selectable<Tables['filings']>;

/** Whether each filed return is as it was filed, and the documents that it reported still are. */
export async function inspectFilings(database: Database): Promise<{ filed: number; faults: string[] }> {
  const { read } = database;
  const before = await read.selectFrom('filings').selectAll().orderBy('line').execute();
  const lines = await read
    .selectFrom('audit_log')
    .select(['seq', 'what', 'subject', 'after'])
    .where('what', 'in', ['return filed', 'return reopened'])
    .execute();
  const lined = new Map(lines.map((line) => [line.seq, line]));
  const faults: string[] = [];
  for (const filing of before) {
    const line = lined.get(filing.line);
    const name = `The return of ${filing.tax_state}/${filing.period}`;
    if (!line || !(await isAsFiled(read, filing, line))) faults.push(`${name} is not as it was filed.`);
    const reopened = filing.reopened_line === null ? undefined : lined.get(filing.reopened_line);
    if (filing.reopened_line !== null && JSON.parse(reopened?.after ?? '{}').id !== filing.id)
      faults.push(`${name} was opened again without a line in the audit log.`);
    if (filing.reopened_line === null) faults.push(...(await changedSince(read, filing, name)));
    if (filing.reopened_line === null && !(await isCalculatedAsFiled(database, filing)))
      faults.push(`${name} does not come to the figures that were filed.`);
  }
  const after = await read.selectFrom('filings').select(['line', 'reopened_line']).execute();
  const known = new Set(after.flatMap(({ line, reopened_line }) => [line, reopened_line]));
  const missing = lines.filter(({ seq }) => !known.has(seq));
  return {
    filed: after.filter(({ reopened_line }) => reopened_line === null).length,
    faults: [
      ...faults,
      ...missing.map(({ what, subject }) => `The audit log says “${what}” of ${subject}, and no filing does.`),
    ],
  };
}

/** The figures are those of the release that filed it: one without a question stored none. */
async function isCalculatedAsFiled(database: Database, filing: Filing): Promise<boolean> {
  const kept = JSON.parse(filing.figures) as { question?: Gstr1Question; figures?: unknown };
  if (!kept.question) return true;
  const { taxState, period } = kept.question;
  const documents = readReturnDocuments(database, taxState, period, filing.line);
  const gstr1 = await foldGstr1(documents, { ...kept.question, unitCodes: kept.question.unitCodes ?? {}, filed: true });
  return JSON.stringify(filedFigures(gstr1)) === JSON.stringify(kept.figures);
}

async function isAsFiled(read: Read, filing: Filing, { subject, after }: { subject: string; after: string }) {
  const line = JSON.parse(after);
  const days = periodDays(filing.period);
  const documents = await filedDocuments(read, filing);
  const files = await read.selectFrom('filed_files').select(['name', 'hash']).where('filing', '=', filing.id).execute();
  const facts = { ...filedDigest(documents, filing.figures), id: filing.id, form: filing.form };
  const stored = { ...facts, filedOn: filing.filed_on, arn: filing.arn };
  return (
    subject === `${filing.tax_state}/${filing.period}` &&
    days.from === filing.from_date &&
    days.to === filing.to_date &&
    isSameSet(files, line.files) &&
    Object.entries(stored).every(([name, value]) => JSON.stringify(value) === JSON.stringify(line[name]))
  );
}

/** The audit line names the files in the order in which they were made; the table has no order. */
function isSameSet(stored: FiledFile[], audited: FiledFile[]): boolean {
  const asText = (files: FiledFile[]) => JSON.stringify(files.map(({ name, hash }) => `${name} ${hash}`).sort());
  return asText(stored) === asText(audited);
}

/** Without those that an earlier release issued into the closed period. */
async function filedDocuments(read: Read, { id, line }: Filing): Promise<FiledDocument[]> {
  const rows = await read
    .selectFrom('filed_documents')
    .innerJoin('invoices', 'invoices.id', 'filed_documents.document')
    .select(['document', 'state', 'gstin', 'place'])
    .where('filing', '=', id)
    .where('issued_seq', '<', line)
    .execute();
  return rows as FiledDocument[];
}

/** What counts for the reported documents now must be what was filed. An earlier release may have cancelled one. */
async function changedSince(read: Read, { id }: Filing, name: string): Promise<string[]> {
  const faults: string[] = [];
  const filed = await read
    .selectFrom('filed_documents')
    .innerJoin('invoices', 'invoices.id', 'filed_documents.document')
    .select(['issued_seq', 'gstin', 'place'])
    .where('filing', '=', id)
    .where('state', '=', 'reported')
    .orderBy('issued_seq')
    .execute();
  for (let start = 0; start < filed.length; start += BATCH) {
    const batch = filed.slice(start, start + BATCH);
    const now = await returnDocuments(
      read,
      batch.map(({ issued_seq }) => issued_seq),
      Number.MAX_SAFE_INTEGER,
    );
    for (const [index, { number, gstin, place, cancelled }] of now.entries()) {
      if (cancelled) faults.push(`${name} reported ${number}, which is cancelled: amend it at the portal.`);
      else if (gstin !== batch[index]?.gstin || place !== batch[index]?.place)
        faults.push(`${name} reported ${number} with another GSTIN or place of supply.`);
    }
  }
  return faults;
}

const BATCH = 500;
