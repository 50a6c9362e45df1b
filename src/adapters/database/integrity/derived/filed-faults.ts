import type { Selectable } from 'kysely';
import { agrees, filedFigures } from '#domain/returns/filed-figures.ts';
import { foldGstr1 } from '#domain/returns/fold-gstr1.ts';
import type { Gstr1Question } from '#domain/returns/gstr1.ts';
import type { FiledDocument } from '#operations/ports/returns.ts';
import type { Database, Tables } from '../../engine/tables.ts';
import { filedDigest } from '../../returns/filed-digest.ts';
import { readChallans } from '../../returns/read-challans.ts';
import { readReturnDocuments } from '../../returns/read-return-documents.ts';
import { returnDocuments } from '../../returns/return-documents.ts';
import { parsed } from './as-written.ts';

type Read = Database['read'];
type Filing = Selectable<Tables['filings']>;

/** Whether the documents of each filed return are as they were filed, and still are. */
export async function filedFaults(database: Database): Promise<{ filed: number; faults: string[] }> {
  const { read } = database;
  const filings = await read.selectFrom('filings').selectAll().orderBy('line').execute();
  const faults: string[] = [];
  for (const filing of filings) {
    const name = `The return of ${filing.tax_state}/${filing.period}`;
    if (!(await hasFiledDocuments(read, filing)))
      faults.push(`${name} is not as it was filed. (filed_documents ${filing.id})`);
    if (filing.reopened_line !== null) continue;
    faults.push(...(await changedSince(read, filing, name)));
    if (!(await isCalculatedAsFiled(database, filing)))
      faults.push(`${name} does not come to the figures that were filed. (filings ${filing.id})`);
  }
  return { filed: filings.filter(({ reopened_line }) => reopened_line === null).length, faults };
}

/** The figures are those of the release that filed it: one without a question stored none. */
async function isCalculatedAsFiled(database: Database, filing: Filing): Promise<boolean> {
  const kept = parsed<{ question?: Gstr1Question; figures?: unknown }>(filing.figures);
  if (!kept) return false;
  if (!kept.question) return true;
  const { taxState, period } = kept.question;
  const documents = readReturnDocuments(database, taxState, period, filing.line);
  const { unitCodes = {}, filedOn = filing.filed_on } = kept.question;
  const question = { ...kept.question, unitCodes, filedOn, filed: true };
  const challans = readChallans(database, taxState, period, filing.line);
  const gstr1 = await foldGstr1(documents, question, undefined, undefined, challans);
  return agrees(kept.figures, filedFigures(gstr1));
}

async function hasFiledDocuments(read: Read, filing: Filing): Promise<boolean> {
  const line = await read.selectFrom('audit_log').select('after').where('seq', '=', filing.line).executeTakeFirst();
  const audited = parsed<{ count?: number; documents?: string }>(line?.after ?? null);
  const { count, documents } = filedDigest(await filedDocuments(read, filing), filing.figures);
  return audited?.count === count && audited.documents === documents;
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
