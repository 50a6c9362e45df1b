import { wideWidth } from '#domain/photos/photo-sizes.ts';
import { program } from '#operations/ports/actor.ts';
import type { WidePictures } from '#operations/ports/photos.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';
import { toldRows } from '../shared-writes/told-rows.ts';
import { openPhotosAfterMark } from './photos-after-mark.ts';

type Made = Parameters<WidePictures['keep']>[0][number];

/** The wide variants, and how far the pictures have been looked at. */
export function openWidePictures(database: Database): WidePictures {
  const photos = openPhotosAfterMark<Made>(database, 'wide picture', (photo) => photo('width', '>=', wideWidth));
  return {
    next: photos.next,
    keep: (made, seq, at) => photos.keep(made, seq, (transaction, kept) => storeVariants(transaction, kept, at)),
  };
}

/** One line tells all that were not there yet. */
async function storeVariants(transaction: Transacting, made: Made[], at: string): Promise<void> {
  const added: Tables['added_variants'][] = [];
  for (const { id, variant } of made) {
    await transaction
      .insertInto('photo_files')
      .values({ file: variant.file, photo_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    added.push(
      ...(await transaction
        .insertInto('added_variants')
        .values({ photo_id: id, ...variant, told: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .execute()),
    );
  }
  if (added.length === 0) return;
  const subject = added.length === 1 ? '1 picture' : `${added.length} pictures`;
  const after = { rows: toldRows('added_variants', added) };
  await appendAudit(transaction, { at, actor: program, what: 'wide pictures made', subject, after });
}
