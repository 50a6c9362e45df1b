import { setImmediate } from 'node:timers/promises';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { program } from '#operations/ports/actor.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { endItem } from '../shared-writes/account-items.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { addDocumentItem } from '../shared-writes/document-items.ts';
import { ACCOUNT_ITEM, type AuditLines, linesToFollow } from '../shared-writes/lines-to-follow.ts';
import { followMoves } from './follow-moves.ts';
import { cancelledItems, leaveUnkept, missingItems } from './items-to-follow.ts';

/**
 * Follows the audit log from the mark on, behind the job that links documents to customers: documents that an earlier release
 * issued get their place in the accounts, and what it cancelled, linked or merged is followed there. The transaction of each
 * batch moves the mark. When 'Money kept from' changes, the mark goes back to the beginning.
 */
export async function fillAccounts(database: Database, at: string): Promise<{ examined: number; filled: number }> {
  const { from, to } = await linesToFollow(database.read, ACCOUNT_ITEM);
  if (from === to) return { examined: 0, filled: 0 };
  // SQLite calls are synchronous: other requests run between two batches.
  await setImmediate();
  return database.write.transaction().execute(async (transaction) => {
    await lockAudit(transaction, program);
    const lines = await linesToFollow(transaction, ACCOUNT_ITEM);
    const filled = await follow(transaction, lines, at);
    await transaction
      .updateTable('filled_up_to')
      .set({ issued_seq: lines.to })
      .where('fact', '=', ACCOUNT_ITEM)
      .execute();
    return { examined: lines.to - lines.from, filled };
  });
}

async function follow(transaction: Transacting, lines: AuditLines, at: string): Promise<number> {
  const missing = await missingItems(transaction, lines.from, lines.to);
  const cancelled = await cancelledItems(transaction, lines.from, lines.to);
  // What a note pays, and what ends here, names a line of the log. Nearly always there is neither.
  const begins = missing.some(({ original_id }) => original_id !== null) || cancelled.length > 0;
  const line = { seq: begins ? await logFollowed(transaction, lines, at) : 0, day: indianDate(at) };
  let filled = 0;
  for (const { customer, due, ...document } of missing)
    if (await addDocumentItem(transaction, document, { customer, due }, line)) filled += 1;
  for (const { id, day } of cancelled) await endItem(transaction, id, line.seq, day);
  await followMoves(transaction, lines.from, lines.to);
  await leaveUnkept(transaction, lines.from, lines.to);
  return filled;
}

function logFollowed(transaction: Transacting, { from, to }: AuditLines, at: string): Promise<number> {
  return appendAudit(transaction, {
    at,
    actor: program,
    what: 'accounts caught up',
    subject: `lines ${from + 1} to ${to}`,
  });
}
