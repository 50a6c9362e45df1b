import { setImmediate } from 'node:timers/promises';
import type { Supplement } from '#domain/returns/supplement.ts';
import type { TallyDocument } from '#operations/ports/tally.ts';
import type { Database } from '../engine/tables.ts';
import { documentOf } from '../shared-writes/documents-of-line.ts';
import { tallyDocumentsWith } from './tally-documents.ts';

/** Lines of the audit log that one query reads: few enough not to block other requests. */
const WINDOW = 5000;

/** The facts that a file for Tally has. */
const written: readonly string[] = ['place', 'gstin', 'pin', 'original'] satisfies (keyof Supplement)[];

/**
 * The documents of a registration to which staff added facts, or gave another customer, after the audit line `after`, up to `upTo`,
 * with the notes of such invoices, as they are at `upTo`. The log is read, because its lines have an index.
 */
export async function* supplementedSince(
  read: Database['read'],
  taxState: string,
  after: number,
  upTo: number,
): AsyncGenerator<TallyDocument[]> {
  const ids = new Set<string>();
  for (let first = after; first < upTo; first += WINDOW) {
    const lines = await read
      .selectFrom('audit_log')
      .select(['what', 'subject', 'after'])
      .where('seq', '>', first)
      .where('seq', '<=', Math.min(first + WINDOW, upTo))
      .where('what', 'in', ['supplement added', 'document linked'])
      .execute();
    for (const { what, subject, after } of lines) {
      if (subject.split('/')[1] !== taxState) continue;
      const { id, fields } = JSON.parse(after) as { id?: string; fields?: string[] };
      if (id && fields?.some((field) => written.includes(field))) ids.add(id);
      // It goes to the ledger of its customer.
      for (const linked of await documentOf(read, what, subject)) ids.add(linked);
    }
    await setImmediate();
  }
  yield* tallyDocumentsWith(read, [...ids], upTo);
}
