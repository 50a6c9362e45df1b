import type { Share } from '#domain/shares/share.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { ShareStore } from '#operations/ports/shares.ts';
import type { Database } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { rowFromShare, shareFromRow } from './share-row.ts';

export function openShareStore(database: Database): ShareStore {
  const shares = () => database.read.selectFrom('shares').selectAll();
  return {
    add: (share, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        const { id, forWhom, expiresAt, subject } = share;
        await transaction
          .insertInto('shares')
          .values(rowFromShare(share, at, actor.username))
          .execute();
        await appendAudit(transaction, {
          at,
          actor,
          what: 'share made',
          subject,
          after: { id, for: forWhom, expiresAt },
        });
      }),

    find: async (id) => {
      const row = await shares().where('id', '=', id).executeTakeFirst();
      return row ? shareFromRow(row) : null;
    },

    page: async (of, page, size) => {
      const rows = await shares()
        .where('subject', '=', of)
        .orderBy('made_at', 'desc')
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
      const { count } = await database.read
        .selectFrom('shares')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('subject', '=', of)
        .executeTakeFirstOrThrow();
      return { shares: rows.map(shareFromRow), count: Number(count) };
    },

    end: (id, at, actor) => endShare(database, id, at, actor),

    open: async (tokenHash, at) => {
      const row = await shares()
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', at)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return row ? { ...shareFromRow(row), paper: row.paper } : null;
    },

    countOpening: async (id, at) => {
      await database.write
        .updateTable('shares')
        .set((row) => ({ openings: row('openings', '+', 1), last_opened_at: at }))
        .where('id', '=', id)
        .execute();
    },
  };
}

/** The audit head is locked first: of two people who end a share at once, one ends it. */
function endShare(database: Database, id: string, at: string, as: Actor): Promise<Share | null> {
  return database.write.transaction().execute(async (transaction) => {
    const actor = await lockAudit(transaction, as);
    const row = await transaction.selectFrom('shares').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    if (row.ended_at !== null) return shareFromRow(row);
    const ended = { ...row, ended_at: at, ended_by: actor.username };
    await transaction
      .updateTable('shares')
      .set({ ended_at: at, ended_by: actor.username })
      .where('id', '=', id)
      .execute();
    await appendAudit(transaction, {
      at,
      actor,
      what: 'share ended',
      subject: row.audit_subject,
      after: { id, for: row.for_whom },
    });
    return shareFromRow(ended);
  });
}
