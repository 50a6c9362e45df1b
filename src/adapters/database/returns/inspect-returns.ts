import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../engine/tables.ts';
import { factsOfDraft } from '../shared-writes/return-facts.ts';
import { RETURN_FACTS } from './fill-return-facts.ts';
import { inspectFilings } from './inspect-filings.ts';

const BATCH = 500;

/** Compares what the returns are made from with the documents and with the audit log. */
export async function inspectReturns(database: Database) {
  const { read } = database;
  const { filed, faults } = await inspectFilings(database);
  return {
    name: 'Returns',
    summary: `${filed} filed, each as it was filed; each document has its facts, and each supplement is as it was added.`,
    faults: [...(await wrongFacts(read)), ...(await wrongSupplements(read)), ...faults],
  };
}

async function wrongFacts(read: Database['read']): Promise<string[]> {
  const faults: string[] = [];
  const filled = await filledUpTo(read);
  for (let last = 0, rows = BATCH; rows === BATCH; ) {
    const batch = await withFacts(read, last).execute();
    for (const row of batch) {
      const { facts: audited } = JSON.parse(row.after) as { facts?: Facts };
      if (row.factSeq === null) {
        if (audited || row.issued_seq <= filled) faults.push(`The facts of ${row.number} for its return are missing.`);
      } else if (!isAsIssued(row, audited)) {
        faults.push(`The facts of ${row.number} for its return are not those of its issue.`);
      }
    }
    rows = batch.length;
    last = batch.at(-1)?.issued_seq ?? last;
    // The inspection must not block other requests.
    await setImmediate();
  }
  return faults;
}

type Facts = { gstin: string; place: string };

type Row = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

function withFacts(read: Database['read'], after: number) {
  return read
    .selectFrom('invoices')
    .innerJoin('audit_log', 'audit_log.seq', 'invoices.issued_seq')
    .leftJoin('return_facts as facts', 'facts.document', 'invoices.id')
    .select(['invoices.number', 'invoices.issued_seq', 'invoices.tax_state', 'tax_type', 'draft', 'original_id'])
    .select(['audit_log.after', 'invoices.kind', 'invoices.date', 'facts.gstin', 'facts.place'])
    .select(['facts.date as factDate', 'facts.kind as factKind', 'facts.tax_state as factState'])
    .select('facts.issued_seq as factSeq')
    .where('invoices.kind', 'in', ['tax', 'credit'])
    .where('invoices.issued_seq', '>', after)
    .orderBy('invoices.issued_seq')
    .limit(BATCH);
}

/** An earlier release recorded no facts: they are those that the text shows, and for a note those of its invoice. */
function isAsIssued(row: Row, audited: Facts | undefined): boolean {
  const facts = audited ?? (row.original_id === null ? factsOfDraft(row) : row);
  return (
    facts.gstin === row.gstin &&
    facts.place === row.place &&
    row.factDate === row.date &&
    row.factKind === row.kind &&
    row.factState === row.tax_state &&
    row.factSeq === row.issued_seq
  );
}

async function filledUpTo(read: Database['read']): Promise<number> {
  const mark = read.selectFrom('filled_up_to').select('issued_seq').where('fact', '=', RETURN_FACTS);
  return (await mark.executeTakeFirst())?.issued_seq ?? 0;
}

/** The supplements are read before and after their lines, so that one that is added meanwhile is no fault. */
async function wrongSupplements(read: Database['read']): Promise<string[]> {
  const before = await supplementsOf(read);
  const lines = await read
    .selectFrom('audit_log')
    .select(['seq', 'subject', 'after'])
    .where('what', '=', 'supplement added')
    .execute();
  const stored = new Map((await supplementsOf(read)).map((row) => [row.line, row]));
  const lined = new Set(lines.map(({ seq }) => seq));
  return [
    ...lines.flatMap(({ seq, subject, after }) => {
      const { id, reason, sha256 } = JSON.parse(after) as { id: string; reason: string; sha256: string };
      const row = stored.get(seq);
      const isKept = row?.document === id && row.reason === reason && hash('sha256', row.facts) === sha256;
      return isKept ? [] : [`A supplement of ${subject} is not as it was added.`];
    }),
    ...before
      .filter(({ line }) => !lined.has(line))
      .map(({ document }) => `A supplement of the document ${document} is not in the audit log.`),
  ];
}

function supplementsOf(read: Database['read']) {
  return read.selectFrom('supplements').select(['document', 'line', 'facts', 'reason']).execute();
}
