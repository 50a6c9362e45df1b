import type { PictureColours } from '#operations/ports/photos.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { openPhotosAfterMark } from './photos-after-mark.ts';

type Read = Parameters<PictureColours['keep']>[0][number];

/** The colours that are read after the upload, how far, and up to which picture an earlier rule has read them. */
export function openStoredColours(database: Database): PictureColours {
  const photos = openPhotosAfterMark<Read>(database, 'picture colours, rule 3', (photo) =>
    photo.and([
      photo('pages', 'is', null),
      photo.or([
        photo('added_seq', '<=', (mark) =>
          mark.selectFrom('filled_up_to').select('issued_seq').where('fact', '=', 'picture colours of rule 2'),
        ),
        photo.not(
          photo.exists(
            photo
              .selectFrom('photo_facts')
              .select('photo_id')
              .whereRef('photo_facts.photo_id', '=', 'photos.id')
              .where('read_colours', 'is not', null),
          ),
        ),
      ]),
    ]),
  );
  return {
    next: photos.next,
    keep: (read, seq) => photos.keep(read, seq, storeColours),
  };
}

async function storeColours(transaction: Transacting, read: Read[]): Promise<void> {
  for (const { id, colours } of read) {
    const read_colours = JSON.stringify(colours);
    await transaction
      .insertInto('photo_facts')
      .values({ photo_id: id, title_hi: '', title_or: '', read_colours, chosen_colours: null, version: 0 })
      .onConflict((conflict) => conflict.column('photo_id').doUpdateSet({ read_colours }))
      .execute();
  }
}
