import { sql } from 'kysely';
import type { FolderPart, PlacedPhoto } from '#operations/ports/photos.ts';
import type { Database } from '../engine/tables.ts';
import { nameKey } from './photo-row.ts';
import { photosFromRows, selectPhotos } from './select-photos.ts';

/** The live pictures of a part of a folder, newest first. Of the others only the index is read. */
export async function selectPart(database: Database, folder: string, part: FolderPart): Promise<PlacedPhoto[]> {
  if ('names' in part && part.names.length === 0) return [];
  const numbered = database.read
    .selectFrom('photos')
    .select(['id as numbered_id', 'name_key as numbered_key'])
    .select(sql<number>`row_number() over (order by added_seq desc)`.as('number'))
    .where('folder', '=', folder)
    .where('removed_at', 'is', null);
  const all = selectPhotos(database.read)
    .innerJoin(numbered.as('numbered'), 'numbered.numbered_id', 'photos.id')
    .select('numbered.number');
  const wanted =
    'names' in part
      ? all.where(
          'numbered.numbered_key',
          'in',
          part.names.map((name) => nameKey(folder, name)),
        )
      : all.where('numbered.number', '>', part.skip).where('numbered.number', '<=', part.skip + part.size);
  const rows = await wanted.orderBy('added_seq', 'desc').execute();
  const places = new Map(rows.map(({ id, number }) => [id, Number(number) - 1]));
  return photosFromRows(rows).map((photo) => ({ photo, place: places.get(photo.id) ?? 0 }));
}
