import type { Mail } from '#domain/mails/mail.ts';
import { waitingMails } from '#domain/mails/waiting-mails.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { MailStore, NewMail } from '#operations/ports/mails.ts';
import type { Database } from '../engine/tables.ts';
import { addDocumentLine } from '../shared-writes/add-document-line.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { subjectsOf } from '../shared-writes/link-later.ts';
import { toldRows } from '../shared-writes/told-rows.ts';
import { mailFromRow, rowFromNewMail } from './mail-row.ts';
import { mailTries } from './mail-tries.ts';

export function openMailStore(database: Database): MailStore {
  const { read } = database;
  const mails = () => read.selectFrom('mails').selectAll();
  const find = async (id: string): Promise<Mail | null> => {
    const row = await mails().where('id', '=', id).executeTakeFirst();
    return row ? mailFromRow(row) : null;
  };
  return {
    find,

    add: (mail, at, actor) => addMail(database, mail, at, actor),

    about: async (of, size) => {
      const rows = await mails()
        .where('of_id', 'in', subjectsOf(read, of))
        .orderBy('asked_at', 'desc')
        .orderBy('id', 'desc')
        .limit(size)
        .execute();
      return rows.map(mailFromRow);
    },

    toMend: async (page, size) => {
      const states = ['failed', 'unknown'];
      const [rows, { count }] = await Promise.all([
        mails()
          .where('state', 'in', states)
          .orderBy('asked_at', 'desc')
          .orderBy('id', 'desc')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        read
          .selectFrom('mails')
          .select((each) => each.fn.countAll<number>().as('count'))
          .where('state', 'in', states)
          .executeTakeFirstOrThrow(),
      ]);
      return { mails: rows.map(mailFromRow), count: Number(count) };
    },

    waiting: async () => {
      const rows = await read
        .selectFrom('mails')
        .select((each) => ['tries', each.fn.countAll<number>().as('count'), each.fn.min('next_try_at').as('nextTryAt')])
        .where('next_try_at', 'is not', null)
        .groupBy('tries')
        .$narrowType<{ nextTryAt: string }>()
        .execute();
      return waitingMails(rows);
    },

    retry: (id, at, actor) => retryMail(database, id, at, actor),

    ...mailTries(database),
  };
}

function addMail(database: Database, mail: NewMail, at: string, caller: Actor): ReturnType<MailStore['add']> {
  return database.write.transaction().execute(async (transaction) => {
    const actor = await lockAudit(transaction, caller);
    const before = await transaction
      .selectFrom('mails')
      .selectAll()
      .where('idempotency_key', '=', mail.idempotency.key)
      .executeTakeFirst();
    if (before && before.body_hash !== mail.idempotency.bodyHash) return { kind: 'key-spent' };
    if (before) return { kind: 'replayed', mail: mailFromRow(before) };
    const row = rowFromNewMail(mail, at, actor.username);
    await transaction.insertInto('mails').values(row).execute();
    // The log can never be cleaned: it records that a mail was asked for, but neither its address nor its words.
    const after = { rows: toldRows('mails', [row]) };
    const line = await appendAudit(transaction, { at, actor, what: 'mail asked for', subject: mail.about, after });
    if (mail.of.kind === 'document') await addDocumentLine(transaction, mail.of.id, line);
    return { kind: 'added', mail: mailFromRow(row) };
  });
}

function retryMail(database: Database, id: string, at: string, caller: Actor): ReturnType<MailStore['retry']> {
  return database.write.transaction().execute(async (transaction) => {
    const actor = await lockAudit(transaction, caller);
    const row = await transaction
      .updateTable('mails')
      .set({ state: 'waiting', tries: 0, last_error: '', next_try_at: at })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'failed', 'unknown'])
      .returningAll()
      .executeTakeFirst();
    if (row) {
      const line = await appendAudit(transaction, { at, actor, what: 'mail sent again', subject: row.about });
      if (row.kind === 'document') await addDocumentLine(transaction, row.of_id, line);
      return { kind: 'retried', mail: mailFromRow(row) };
    }
    const other = await transaction.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
    return other ? { kind: 'not-now', mail: mailFromRow(other) } : null;
  });
}
