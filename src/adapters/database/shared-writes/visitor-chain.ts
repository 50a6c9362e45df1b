import { hash } from 'node:crypto';
import { keptQuery } from '../engine/kept-query.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import type { ToldRows } from './told-rows.ts';

/**
 * Adds a line to the chain of what visitors write, in the transaction of the write, and returns it. Locks the head of that
 * chain. Lock order: the rows themselves, this head, the head of the audit log.
 */
export async function tellVisitorRows(
  transaction: Transacting,
  at: string,
  rows: ToldRows,
): Promise<{ seq: number; hash: string }> {
  const [head] = await moveHead(transaction, {});
  if (!head) throw new Error('The chain of the visitors has no head.');
  const line = { seq: head.seq, at, rows: JSON.stringify(rows) };
  const told = { ...line, hash: visitorHash(head.hash, line) };
  await addLine(transaction, told);
  await setHash(transaction, { hash: told.hash });
  return { seq: told.seq, hash: told.hash };
}

/** Locks the chain before a change reads what it tells. */
export async function lockVisitors(transaction: Transacting): Promise<void> {
  await transaction
    .updateTable('visitor_head')
    .set((row) => ({ seq: row.ref('seq') }))
    .where('id', '=', 1)
    .execute();
}

/** The hash of a line, of which `previous` is the hash of the one before it, '' for the first. */
export function visitorHash(previous: string, { seq, at, rows }: Omit<Tables['visitor_chain'], 'hash'>): string {
  return hash('sha256', JSON.stringify([previous, seq, at, rows]));
}

const moveHead = keptQuery((database) =>
  database
    .updateTable('visitor_head')
    .set((row) => ({ seq: row('seq', '+', 1) }))
    .where('id', '=', 1)
    .returning(['seq', 'hash']),
);

const addLine = keptQuery((database, line: Tables['visitor_chain']) =>
  database.insertInto('visitor_chain').values(line),
);

const setHash = keptQuery((database, { hash: text }: { hash: string }) =>
  database.updateTable('visitor_head').set({ hash: text }).where('id', '=', 1),
);
