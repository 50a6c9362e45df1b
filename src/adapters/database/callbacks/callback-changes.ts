import type { AuditEvent } from '#domain/audit/audit-events.ts';
import type { Callback } from '#domain/callbacks/callback.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { CallbackStore } from '#operations/ports/callbacks.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';
import { besideCallbacks, isTrapped, toldCallbacks } from '../shared-writes/told-callbacks.ts';
import type { ToldRows } from '../shared-writes/told-rows.ts';
import { tellVisitorRows } from '../shared-writes/visitor-chain.ts';
import { callbacksFromRows, measureRows, rowFromCallback } from './callback-row.ts';
import { sampleRows } from './sample-row.ts';

type Answer<Change extends 'add' | 'change' | 'retry'> = ReturnType<CallbackStore[Change]>;

export function addCallback(database: Database, callback: Callback, since: string): Answer<'add'> {
  return database.write.transaction().execute(async (transaction) => {
    if (await findRepeated(transaction, callback, since)) return 'repeated';
    const stored = rowFromCallback(callback);
    const trapped = isTrapped(stored);
    const row = { ...stored, told: trapped ? null : 1 };
    if (row.state === 'held' && !trapped && (await isFull(transaction, callback.heldBecause))) return 'full';
    await transaction.insertInto('callbacks').values(row).execute();
    const pictures = callback.pictures.map(({ removed: _, ...picture }, position) => ({
      callback: callback.id,
      position,
      ...picture,
    }));
    if (pictures.length > 0) await transaction.insertInto('callback_pictures').values(pictures).execute();
    const measures = measureRows(callback);
    if (measures.length > 0) await transaction.insertInto('callback_measures').values(measures).execute();
    const shares = callback.about ? [{ callback: callback.id, share: callback.about.share }] : [];
    if (shares.length > 0) await transaction.insertInto('callback_shares').values(shares).execute();
    const samples = sampleRows(callback);
    if (samples.length > 0) await transaction.insertInto('samples').values(samples).execute();
    const beside = { pictures, measures, shares, samples };
    if (trapped) await forgetOldestTrapped(transaction);
    else await tellVisitorRows(transaction, callback.receivedAt, toldCallbacks([row], beside));
    return 'added';
  });
}

export function changeCallback(
  database: Database,
  id: string,
  { done, note }: { done?: boolean; note?: string },
  at: string,
  actor: Actor,
): Answer<'change'> {
  return database.write.transaction().execute((transaction) => {
    const change = (values: Partial<Tables['callbacks']>, what: AuditEvent) =>
      changeRow(transaction, id, { ...values, ...(note === undefined ? {} : { note }) }, { at, actor, what });
    if (done === undefined) return change({}, 'callback noted');
    if (done) return change({ state: 'done', done_at: at, done_by: actor.username }, 'callback done');
    return change({ state: 'open', done_at: null, done_by: '' }, 'callback reopened');
  });
}

export function retryCallback(database: Database, id: string, at: string, actor: Actor): Answer<'retry'> {
  return database.write.transaction().execute(async (transaction) => {
    const row = await transaction.selectFrom('callbacks').select('state').where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    return changeRow(
      transaction,
      id,
      { next_try_at: at, tries: 0, last_error: '', ...(row.state === 'held' ? { state: 'open' } : {}) },
      { at, actor, what: 'callback sent again' },
    );
  });
}

type Line = { at: string; actor: Actor; what: AuditEvent };

// The log can never be cleaned: it records that something was done, but no text of a visitor or of staff.
async function changeRow(
  transaction: Transacting,
  id: string,
  values: Partial<Tables['callbacks']>,
  line: Line,
): Promise<Callback | null> {
  const row = await transaction
    .updateTable('callbacks')
    // Told below, unless it stays in the trap.
    .set({ ...values, told: 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const after = isTrapped(row)
    ? null
    : { chain: await tellVisitorRows(transaction, line.at, await told(transaction, row)) };
  await appendAudit(transaction, { ...line, subject: id, after });
  return (await callbacksFromRows(transaction, [row]))[0] ?? null;
}

/** With what belongs to it: one that was in the trap is told now for the first time. */
async function told(transaction: Transacting, row: Tables['callbacks']): Promise<ToldRows> {
  return toldCallbacks([row], await besideCallbacks(transaction, [row.id]));
}

/** The same pictures too: a visitor who writes only a number sends each selection with the same text. */
export async function findRepeated(
  from: Database['read'] | Transacting,
  callback: Callback,
  since: string,
): Promise<string | null> {
  const { address, email, name, contact_number, message } = rowFromCallback(callback);
  const rows = await from
    .selectFrom('callbacks')
    .selectAll()
    .where('received_at', '>=', since)
    .where((where) => where.and({ address, email, name, contact_number, message }))
    .execute();
  const same = await callbacksFromRows(from, rows);
  return same.find(({ pictures }) => namesOf(pictures) === namesOf(callback.pictures))?.id ?? null;
}

function namesOf(pictures: Callback['pictures']): string {
  return pictures.map(({ folder, name, hash }) => `${folder}/${name}/${hash}`).join('\n');
}

const MAX_TRAPPED = 2000;
const MAX_HELD = 5000;

// A program that sends endlessly must not fill the disk. It only removes the requests of programs.
async function forgetOldestTrapped(transaction: Transacting): Promise<void> {
  const beyond = await transaction
    .selectFrom('callbacks')
    .select('id')
    .where('state', '=', 'held')
    .where('held_because', '=', 'trap')
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .offset(MAX_TRAPPED)
    .limit(100)
    .execute();
  if (beyond.length === 0) return;
  const ids = beyond.map(({ id }) => id);
  await transaction.deleteFrom('callback_pictures').where('callback', 'in', ids).execute();
  await transaction.deleteFrom('callback_measures').where('callback', 'in', ids).execute();
  await transaction.deleteFrom('samples').where('callback', 'in', ids).execute();
  await transaction.deleteFrom('callback_shares').where('callback', 'in', ids).execute();
  await transaction.deleteFrom('callbacks').where('id', 'in', ids).execute();
}

/** Whether no more requests may be held back for this reason. */
async function isFull(transaction: Transacting, reason: Callback['heldBecause']): Promise<boolean> {
  const [last] = await transaction
    .selectFrom('callbacks')
    .select('id')
    .where('state', '=', 'held')
    .where('held_because', '=', reason)
    .limit(1)
    .offset(MAX_HELD - 1)
    .execute();
  return last !== undefined;
}
