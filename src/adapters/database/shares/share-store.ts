import type { Share } from '#domain/shares/share.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { ShareStore } from '#operations/ports/shares.ts';
import type { Database } from '../engine/tables.ts';
import { addDocumentLine } from '../shared-writes/add-document-line.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { subjectsOf } from '../shared-writes/link-later.ts';
import { toldRows } from '../shared-writes/told-rows.ts';
import { rowFromShare, shareFromRow } from './share-row.ts';

export function openShareStore(database: Database): ShareStore {
  const shares = () => database.read.selectFrom('shares').selectAll();
  const liveShares = (at: string) => shares().where('expires_at', '>', at).where('ended_at', 'is', null);
  return {
    add: (share, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        const { id, forWhom, expiresAt, subject } = share;
        const row = rowFromShare(share, at, actor.username);
        await transaction.insertInto('shares').values(row).execute();
        const line = await appendAudit(transaction, {
          at,
          actor,
          what: 'share made',
          subject,
          after: { id, for: forWhom, expiresAt, rows: toldRows('shares', [row]) },
        });
        if (share.of.kind === 'document') await addDocumentLine(transaction, share.of.id, line);
      }),

    find: async (id) => {
      const row = await shares().where('id', '=', id).executeTakeFirst();
      return row ? shareFromRow(row) : null;
    },

    page: async (of, page, size) => {
      const rows = await shares()
        .where('subject', 'in', subjectsOf(database.read, of))
        .orderBy('made_at', 'desc')
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
      const { count } = await database.read
        .selectFrom('shares')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('subject', 'in', subjectsOf(database.read, of))
        .executeTakeFirstOrThrow();
      return { shares: rows.map(shareFromRow), count: Number(count) };
    },

    liveOf: async (document, at) => {
      const live = await liveShares(at)
        .clearSelect()
        .select((row) => [
          row.fn.countAll<number>().as('count'),
          row.fn.max('expires_at').as('until'),
          row.fn.sum<number | null>('openings').as('openings'),
          row.fn.max('last_opened_at').as('lastOpenedAt'),
        ])
        .where('subject', '=', document)
        .where('kind', '=', 'document')
        .executeTakeFirstOrThrow();
      return { ...live, count: Number(live.count), openings: Number(live.openings ?? 0) };
    },

    end: (id, at, actor) => endShare(database, id, at, actor),

    open: async (tokenHash, at) => {
      const row = await liveShares(at).where('token_hash', '=', tokenHash).executeTakeFirst();
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
    const line = await appendAudit(transaction, {
      at,
      actor,
      what: 'share ended',
      subject: row.audit_subject,
      after: { id, for: row.for_whom, rows: toldRows('shares', [ended]) },
    });
    if (row.kind === 'document') await addDocumentLine(transaction, row.subject, line);
    return shareFromRow(ended);
  });
}
