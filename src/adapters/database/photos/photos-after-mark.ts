import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Photo } from '#domain/photos/photo.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { changeInTurn, moveOn } from '../shared-writes/change-in-turn.ts';
import { photosFromRows, selectPhotos } from './select-photos.ts';

/**
 * What a job adds to pictures or brochures after their upload, and how far it has looked. Both are stored in one transaction, so the work
 * goes on after a stop, and comes to those that an earlier release takes in meanwhile.
 */
export function openPhotosAfterMark<Made extends { id: string }>(
  database: Database,
  fact: string,
  isWaiting: (photo: ExpressionBuilder<Tables, 'photos'>) => Expression<SqlBool>,
) {
  return {
    next: async (count: number): Promise<{ seq: number; photo: Photo }[]> => {
      const waiting = await database.read
        .selectFrom('photos')
        .select(['id', 'added_seq'])
        .where('added_seq', '>', (mark) =>
          mark.selectFrom('filled_up_to').select('issued_seq').where('fact', '=', fact),
        )
        .where(isWaiting)
        .orderBy('added_seq')
        .limit(count)
        .execute();
      if (waiting.length === 0) return [];
      const seqs = new Map(waiting.map(({ id, added_seq }) => [id, added_seq]));
      const rows = await selectPhotos(database.read)
        .where('photos.id', 'in', [...seqs.keys()])
        .orderBy('added_seq')
        .execute();
      return photosFromRows(rows).map((photo) => ({ seq: seqs.get(photo.id) ?? 0, photo }));
    },

    /** `store` gets those whose pictures are still there. */
    keep: (
      made: readonly Made[],
      seq: number,
      store: (transaction: Transacting, made: Made[]) => Promise<void>,
    ): Promise<void> =>
      changeInTurn(database, async (transaction) => {
        const ids = made.map(({ id }) => id);
        const there =
          ids.length === 0 ? [] : await transaction.selectFrom('photos').select('id').where('id', 'in', ids).execute();
        const known = new Set(there.map(({ id }) => id));
        const kept = made.filter(({ id }) => known.has(id));
        await store(transaction, kept);
        await transaction
          .updateTable('filled_up_to')
          .set({ issued_seq: seq })
          .where('fact', '=', fact)
          .where('issued_seq', '<', seq)
          .execute();
        if (kept.length > 0) await moveOn(transaction);
      }),
  };
}
