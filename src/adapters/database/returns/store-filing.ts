import { setImmediate } from 'node:timers/promises';
import { periodDays } from '#domain/returns/period.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { FileAnswer, NewFiling } from '#operations/ports/returns.ts';
import { bulkInsert } from '../engine/bulk-insert.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { changedSince } from './changed-between.ts';
import { filedDigest } from './filed-digest.ts';
import { filingOf } from './read-filings.ts';

/**
 * Closes a period. The head of the audit log is locked first, so nobody issues, cancels or supplements meanwhile; what was
 * done since the return was read is noticed by its audit lines.
 */
export function storeFiling(database: Database, entry: NewFiling, at: string, caller: Actor): Promise<FileAnswer> {
  return database.write.transaction().execute(async (transaction) => {
    const actor = await lockAudit(transaction, caller);
    const days = periodDays(entry.period);
    const standing = await standingFiling(transaction, entry, days);
    if (standing) return { kind: 'filed-already', filing: await filingOf(transaction, standing) };
    if (await changedSince(transaction, entry, entry.revision)) return { kind: 'changed-since' };
    const { id, taxState, period, form, filedOn, arn, documents, files, figures } = entry;
    const line = await appendAudit(transaction, {
      at,
      actor,
      what: 'return filed',
      subject: `${taxState}/${period}`,
      after: { id, form, filedOn, arn, files, ...filedDigest(documents, figures) },
    });
    const row = {
      id,
      tax_state: taxState,
      period,
      form,
      from_date: days.from,
      to_date: days.to,
      filed_on: filedOn,
      arn,
      line,
      filed_at: at,
      filed_by: actor.username,
      figures,
      reopened_line: null,
      reopened_at: null,
      reopened_by: null,
      reopened_reason: null,
    };
    await transaction.insertInto('filings').values(row).execute();
    for (let start = 0; start < documents.length; start += BATCH) {
      await addDocuments(
        transaction,
        documents.slice(start, start + BATCH).map((document) => ({ filing: id, ...document })),
      );
      // SQLite calls are synchronous: readers are answered between two batches.
      await setImmediate();
    }
    if (files.length > 0)
      await transaction
        .insertInto('filed_files')
        .values(files.map((file) => ({ filing: id, ...file })))
        .execute();
    return { kind: 'filed', filing: await filingOf(transaction, row) };
  });
}

/** Rows in one statement of PostgreSQL, which takes at most 65,535 values. */
const BATCH = 1000;

const addDocuments = bulkInsert((database, rows: Tables['filed_documents'][]) =>
  database.insertInto('filed_documents').values(rows),
);

type Days = { from: string; to: string };

/** A current filing that has days of the period. The IFF of a month does not keep the quarter from being filed. */
async function standingFiling(transaction: Transacting, { taxState, period, form }: NewFiling, { from, to }: Days) {
  const touching = transaction
    .selectFrom('filings')
    .selectAll()
    .where('tax_state', '=', taxState)
    .where('from_date', '<=', to)
    .where('to_date', '>=', from)
    .where('reopened_line', 'is', null);
  const same =
    form === 'iff'
      ? touching
      : touching.where((row) => row.or([row('form', '=', 'gstr1'), row('period', '=', period)]));
  return same.orderBy('line').limit(1).executeTakeFirst();
}
