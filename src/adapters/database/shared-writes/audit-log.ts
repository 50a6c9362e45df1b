import { hash as digest } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { AuditEvent } from '#domain/audit/audit-events.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { AuditEntry, AuditLog } from '#operations/ports/audit.ts';
import { asStored } from '../engine/as-stored.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Step } from '../engine/run-together.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { checkActing, setHeadHashIfActing } from './check-acting.ts';
import { findInAudit } from './find-in-audit.ts';

type AuditLine = {
  at: string;
  actor: Actor;
  what: AuditEvent;
  subject: string;
  before?: unknown;
  /** A function is called with the number of the line, after the head is locked: nothing that it reads changes until the commit. */
  after?: unknown | ((seq: number) => Promise<unknown>);
};

/**
 * Adds a line in the transaction of the change that it records, and returns its number.
 * Each hash covers the hash before it, so that a changed or missing line can be detected.
 * Locks the head of the log. Lock order: a series before the head.
 * Throws `LoginEnded` or `OwnerRoleLost` when the actor's login is no longer valid. The end of a login is recorded here
 * too, under the same lock: so no line of a login follows the line that ended it, on both engines.
 */
export async function appendAudit(transaction: Transacting, line: AuditLine): Promise<number> {
  const [head] = await moveHead(transaction, {});
  if (!head) throw new Error('The audit log has no head.');
  const after = typeof line.after === 'function' ? await line.after(head.seq) : line.after;
  const row = rowAfter(head, { ...line, after });
  await addLine(transaction, row);
  const { login } = line.actor;
  if (login === undefined) await setHeadHash(transaction, { hash: row.hash });
  else await setHeadHashIfActing(transaction, row.hash, login);
  return head.seq;
}

/**
 * The steps of `appendAudit` for a line after `head`, which a step before has moved and locked. The caller checks the
 * actor's login itself, while the head is locked.
 */
export function auditSteps(head: Head, line: AuditLine & { after?: object }): Step[] {
  const row = rowAfter(head, line);
  return [addLine.with(row), setHeadHash.with({ hash: row.hash })];
}

type Head = Pick<Tables['audit_head'], 'seq' | 'hash'>;

function rowAfter(head: Head, line: AuditLine): Tables['audit_log'] {
  const row = {
    seq: head.seq,
    at: line.at,
    who: asStored(line.actor.username),
    address: asStored(line.actor.address),
    what: line.what,
    subject: asStored(line.subject),
    before: JSON.stringify(line.before ?? null),
    after: JSON.stringify(line.after ?? null),
  };
  return { ...row, hash: chainHash(head.hash, row) };
}

/** Locks the head for the next line. */
export const moveHead = keptQuery((database) =>
  database
    .updateTable('audit_head')
    .set((row) => ({ seq: row('seq', '+', 1) }))
    .where('id', '=', 1)
    .returning(['seq', 'hash']),
);

const addLine = keptQuery((database, row: Tables['audit_log']) => database.insertInto('audit_log').values(row));

const setHeadHash = keptQuery((database, { hash }: { hash: string }) =>
  database.updateTable('audit_head').set({ hash }).where('id', '=', 1),
);

/**
 * Locks the head of the log before a change reads what it depends on, so that a concurrent change reads the result of this
 * one. Throws as `appendAudit` does. Returns the actor without the login, which is checked now: the change itself may end it.
 */
export async function lockAudit(transaction: Transacting, actor: Actor): Promise<Actor> {
  await transaction
    .updateTable('audit_head')
    .set((row) => ({ seq: row.ref('seq') }))
    .where('id', '=', 1)
    .execute();
  await checkActing(transaction, actor);
  const { login: _, ...auditActor } = actor;
  return auditActor;
}

export function openAuditLog(database: Database): AuditLog {
  const read = (after: number, size: number) =>
    database.read.selectFrom('audit_log').selectAll().where('seq', '>', after).orderBy('seq').limit(size).execute();
  const check = async () => {
    let previous = { seq: 0, hash: '' };
    for (;;) {
      const lines = await read(previous.seq, 1000);
      for (const line of lines) {
        if (line.seq !== previous.seq + 1 || line.hash !== chainHash(previous.hash, line))
          return { lines: previous.seq, brokenAt: previous.seq + 1 };
        previous = line;
      }
      if (lines.length === 0) break;
      // A long chain must not block other requests.
      await setImmediate();
    }
    const head = await database.read.selectFrom('audit_head').selectAll().where('id', '=', 1).executeTakeFirst();
    if (!head) return { lines: previous.seq, brokenAt: previous.seq + 1 };
    // Lines that were added meanwhile are no fault. A head before the last line, or another hash of the last line, is one.
    const cut =
      head.seq > previous.seq
        ? (await read(previous.seq, 1)).length === 0
        : head.seq < previous.seq || head.hash !== previous.hash;
    return { lines: previous.seq, brokenAt: cut ? previous.seq + 1 : null };
  };
  let checking: ReturnType<typeof check> | null = null;
  return {
    ...findInAudit(database),
    read,
    append: async (line) => {
      await database.write.transaction().execute((transaction) => appendAudit(transaction, line));
    },
    // Concurrent callers share one check.
    check: () => {
      checking ??= check().finally(() => {
        checking = null;
      });
      return checking;
    },
  };
}

function chainHash(previous: string, line: Omit<AuditEntry, 'hash'>): string {
  return digest(
    'sha256',
    JSON.stringify([
      previous,
      line.seq,
      line.at,
      line.who,
      line.address,
      line.what,
      line.subject,
      line.before,
      line.after,
    ]),
  );
}
