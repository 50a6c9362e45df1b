import type { Database } from '../engine/tables.ts';

/*
 * What is missing in the audit log. The first two read the log once for each hundred documents, so they run only when there
 * are more rows than lines. The third uses an index.
 */

const BATCH = 100;
/** More faults of one kind are not listed. */
const LISTED = 100;

/** `numberOfSubject('tax/delhi/DL/26-27/0001')` → `'DL/26-27/0001'` */
export function numberOfSubject(subject: string): string {
  return subject.split('/').slice(2).join('/');
}

/** Cancelled documents without an audit line about it. */
export async function unauditedCancellations({ read }: Database): Promise<string[]> {
  const faults: string[] = [];
  for (let last = 0; faults.length < LISTED; ) {
    const rows = await read
      .selectFrom('invoices')
      .select(['issued_seq', 'kind', 'tax_state', 'number'])
      .where('cancelled', '=', 1)
      .where('issued_seq', '>', last)
      .orderBy('issued_seq')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) break;
    const subjects = rows.map(({ kind, tax_state, number }) => `${kind}/${tax_state}/${number}`);
    const lines = await read
      .selectFrom('audit_log')
      .select('subject')
      .where('what', '=', 'invoice cancelled')
      .where('subject', 'in', subjects)
      .execute();
    const audited = new Set(lines.map(({ subject }) => subject));
    for (const subject of subjects)
      if (!audited.has(subject)) faults.push(`${numberOfSubject(subject)} is cancelled, but not in the audit log.`);
    last = rows.at(-1)?.issued_seq ?? last;
  }
  return faults;
}

/** `laterPaperName('cancelled')` → `'CANCELLED'` */
export function laterPaperName(kind: string): string {
  return kind === 'cancelled' ? 'CANCELLED' : 'with IRN';
}

/** Later papers without an audit line. */
export async function unauditedPapers({ read }: Database): Promise<string[]> {
  const faults: string[] = [];
  for (let last = ''; faults.length < LISTED; ) {
    const rows = await read
      .selectFrom('papers')
      .innerJoin('invoices', 'invoices.id', 'papers.owner')
      .select(['owner', 'papers.kind as paper', 'hash', 'invoices.kind', 'tax_state', 'number'])
      .where('owner', '>', last)
      .orderBy('owner')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) break;
    const subjects = rows.map(({ kind, tax_state, number }) => `${kind}/${tax_state}/${number}`);
    const lines = await read
      .selectFrom('audit_log')
      .select('after')
      .where('what', '=', 'paper named')
      .where('subject', 'in', subjects)
      .execute();
    const audited = new Set(lines.map(({ after }) => after));
    for (const { owner, paper, hash, number } of rows)
      if (!audited.has(JSON.stringify({ id: owner, paper, sha256: hash })))
        faults.push(`The paper ${laterPaperName(paper)} of ${number} is not in the audit log.`);
    last = rows.at(-1)?.owner ?? last;
  }
  return faults;
}

/** A paper shows one number: two documents with the same paper are a fault, also before the log records it. */
export async function sharedPapers({ read }: Database): Promise<string[]> {
  const rows = await read
    .selectFrom('invoices')
    .select(['pdf', 'number'])
    .where('pdf', 'in', (papers) =>
      papers
        .selectFrom('invoices')
        .select('pdf')
        .where('pdf', 'is not', null)
        .groupBy('pdf')
        .having((row) => row.fn.countAll(), '>', 1)
        .limit(LISTED),
    )
    .orderBy('pdf')
    .orderBy('issued_seq')
    .execute();
  const numbers = Map.groupBy(rows, ({ pdf }) => pdf);
  return [...numbers.values()].map(
    (shared) => `${shared.map(({ number }) => number).join(' and ')} name the same paper.`,
  );
}
