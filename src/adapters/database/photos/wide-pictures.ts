import { wideWidth } from '#domain/photos/photo-sizes.ts';
import type { WidePictures } from '#operations/ports/photos.ts';
import type { Database } from '../engine/tables.ts';
import { changeInTurn, moveOn } from '../shared-writes/change-in-turn.ts';
import { photosFromRows, selectPhotos } from './select-photos.ts';

const FACT = 'wide picture';

/**
 * The wide variants, and how far the pictures have been looked at. Both are stored in one transaction, so the work goes
 * on after a stop, and comes to the pictures that an earlier release takes in meanwhile.
 */
export function openWidePictures(database: Database): WidePictures {
  return {
    next: async (count) => {
      const waiting = await database.read
        .selectFrom('photos')
        .select(['id', 'added_seq'])
        .where('added_seq', '>', (mark) =>
          mark.selectFrom('filled_up_to').select('issued_seq').where('fact', '=', FACT),
        )
        .where('width', '>=', wideWidth)
        .where('pages', 'is', null)
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

    keep: (made, seq) =>
      changeInTurn(database, async (transaction) => {
        const ids = made.map(({ id }) => id);
        const there =
          ids.length === 0 ? [] : await transaction.selectFrom('photos').select('id').where('id', 'in', ids).execute();
        const known = new Set(there.map(({ id }) => id));
        const kept = made.filter(({ id }) => known.has(id));
        for (const { id, variant } of kept) {
          await transaction
            .insertInto('photo_files')
            .values({ file: variant.file, photo_id: id })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          await transaction
            .insertInto('added_variants')
            .values({ photo_id: id, ...variant })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
        await transaction
          .updateTable('filled_up_to')
          .set({ issued_seq: seq })
          .where('fact', '=', FACT)
          .where('issued_seq', '<', seq)
          .execute();
        if (kept.length > 0) await moveOn(transaction);
      }),
  };
}
