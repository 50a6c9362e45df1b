import { setImmediate } from 'node:timers/promises';
import { type Period, periodDays } from '#domain/returns/period.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Database } from '../engine/tables.ts';
import { filingRow } from './read-filings.ts';
import { returnDocuments } from './return-documents.ts';
import { returnNumbers } from './return-numbers.ts';

const BATCH = 500;

/**
 * The documents of a period in the order of issue, as they stood at an audit line. That line is the snapshot: no transaction
 * stays open, and documents that are issued, cancelled or supplemented meanwhile change nothing.
 */
export async function* readReturnDocuments(
  { read }: Database,
  taxState: TaxState,
  period: Period,
  revision?: number,
): AsyncGenerator<ReturnDocument> {
  const { seqs, line } = await returnNumbers(read, taxState, period, revision ?? (await newestLine(read)));
  const { from } = periodDays(period);
  for (let start = 0; start < seqs.length; start += BATCH) {
    for (const document of await returnDocuments(read, seqs.slice(start, start + BATCH), line, from))
      if (!document.carried || !document.cancelled) yield document;
    // SQLite calls are synchronous: other requests run between two batches.
    await setImmediate();
  }
}

/** Some documents of a period by the numbers of their issue, in that order, as `readReturnDocuments` gives them. */
export async function readSomeDocuments(
  { read }: Database,
  taxState: TaxState,
  period: Period,
  seqs: number[],
  revision: number,
): Promise<ReturnDocument[]> {
  const filing = await filingRow(read, taxState, period, revision);
  return returnDocuments(read, seqs, filing?.line ?? revision, periodDays(period).from);
}

export async function newestLine(read: Database['read']): Promise<number> {
  return (await read.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow()).seq;
}
