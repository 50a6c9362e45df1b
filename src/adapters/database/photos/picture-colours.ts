import type { PictureColours } from '#operations/ports/photos.ts';
import type { Database } from '../engine/tables.ts';
import { changeInTurn, moveOn } from '../shared-writes/change-in-turn.ts';
import { photosFromRows, selectPhotos } from './select-photos.ts';

const FACT = 'picture colours';

/** The colours that are read after the upload, and how far. Both are stored in one transaction, like the wide variants. */
export function openPictureColours(database: Database): PictureColours {
  return {
    next: async (count) => {
      const waiting = await database.read
        .selectFrom('photos')
        .leftJoin('photo_facts', 'photo_facts.photo_id', 'photos.id')
        .select(['id', 'added_seq'])
        .where('added_seq', '>', (mark) =>
          mark.selectFrom('filled_up_to').select('issued_seq').where('fact', '=', FACT),
        )
        .where('pages', 'is', null)
        .where('read_colours', 'is', null)
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

    keep: (read, seq) =>
      changeInTurn(database, async (transaction) => {
        const ids = read.map(({ id }) => id);
        const there =
          ids.length === 0 ? [] : await transaction.selectFrom('photos').select('id').where('id', 'in', ids).execute();
        const known = new Set(there.map(({ id }) => id));
        const kept = read.filter(({ id }) => known.has(id));
        for (const { id, colours } of kept)
          await transaction
            .insertInto('photo_facts')
            .values({
              photo_id: id,
              title_hi: '',
              title_or: '',
              read_colours: JSON.stringify(colours),
              chosen_colours: null,
              version: 0,
            })
            .onConflict((conflict) =>
              conflict.column('photo_id').doUpdateSet({ read_colours: JSON.stringify(colours) }),
            )
            .execute();
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
