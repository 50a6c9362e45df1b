import { program } from '#operations/ports/actor.ts';
import type { PhotoIndex } from '#operations/ports/photos.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';
import { changeInTurn } from '../shared-writes/change-in-turn.ts';
import { goneRows, together } from '../shared-writes/told-rows.ts';

/** Visitors do not see removed pictures, so the revision stays. In batches, so that the lock of the catalogue is short. */
export async function forgetPhotos(
  database: Database,
  before: string,
  mostFiles: number,
  at: string,
): ReturnType<PhotoIndex['forget']> {
  const all = { forgotten: 0, files: new Set<string>() };
  for (;;) {
    const gone = await changeInTurn(database, (transaction) =>
      forgetBatch(transaction, before, mostFiles - all.files.size, at),
    );
    all.forgotten += gone.count;
    for (const file of gone.files) all.files.add(file);
    if (gone.count < BATCH) return { forgotten: all.forgotten, files: [...all.files] };
  }
}

const BATCH = 200;

async function forgetBatch(transaction: Transacting, before: string, mostFiles: number, at: string) {
  const named = await transaction
    .selectFrom('photos')
    .leftJoin('photo_files', 'photo_files.photo_id', 'photos.id')
    .select(['photos.id', 'photo_files.file'])
    .where('photos.id', 'in', (removed) =>
      removed.selectFrom('photos').select('id').where('removed_at', '<', before).orderBy('removed_at').limit(BATCH),
    )
    .orderBy('removed_at')
    .orderBy('photos.id')
    .execute();
  const files = new Set<string>();
  const ids: string[] = [];
  for (const [id, rows] of Map.groupBy(named, (row) => row.id)) {
    const those = rows.flatMap(({ file }) => file ?? []);
    if (files.size + those.length > mostFiles) break;
    for (const file of those) files.add(file);
    ids.push(id);
  }
  if (ids.length === 0) return { count: 0, files };
  const variants = await transaction.deleteFrom('added_variants').where('photo_id', 'in', ids).returningAll().execute();
  await transaction.deleteFrom('photo_files').where('photo_id', 'in', ids).execute();
  const photos = await transaction.deleteFrom('photos').where('id', 'in', ids).returningAll().execute();
  await appendAudit(transaction, {
    at,
    actor: program,
    what: 'photos forgotten',
    subject: ids.length === 1 ? '1 picture' : `${ids.length} pictures`,
    after: { rows: together(goneRows('photos', photos), goneRows('added_variants', variants)) },
  });
  return { count: ids.length, files };
}
