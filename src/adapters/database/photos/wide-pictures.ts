import { wideWidth } from '#domain/photos/photo-sizes.ts';
import type { WidePictures } from '#operations/ports/photos.ts';
import type { Database } from '../engine/tables.ts';
import { openPhotosAfterMark } from './photos-after-mark.ts';

type Made = Parameters<WidePictures['keep']>[0][number];

/** The wide variants, and how far the pictures have been looked at. */
export function openWidePictures(database: Database): WidePictures {
  return openPhotosAfterMark<Made>(
    database,
    'wide picture',
    (photo) => photo('width', '>=', wideWidth),
    async (transaction, { id, variant }) => {
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
    },
  );
}
