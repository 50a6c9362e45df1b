import type { Photo, Variant } from '#domain/photos/photo.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { photoFromRow } from './photo-row.ts';

/** Pictures with their facts, and the variants that were added to them later: a row for each, so read them all and give them to `photosFromRows`. */
export function selectPhotos(from: Database['read'] | Transacting) {
  return from
    .selectFrom('photos')
    .leftJoin('added_variants as added', 'added.photo_id', 'photos.id')
    .leftJoin('photo_facts as facts', 'facts.photo_id', 'photos.id')
    .selectAll('photos')
    .select([
      'facts.title_hi',
      'facts.title_or',
      'facts.read_colours',
      'facts.chosen_colours',
      'facts.version',
      'facts.surface',
    ])
    .select([
      'added.format as added_format',
      'added.width as added_width',
      'added.height as added_height',
      'added.file as added_file',
      'added.bytes as added_bytes',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPhotos>['execute']>>[number];

/** Each picture once, in the order of the rows. */
export function photosFromRows(rows: Row[]): Photo[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((those) => {
    const [first] = those;
    if (!first) return [];
    const photo = photoFromRow(first);
    return { ...photo, variants: [...photo.variants, ...those.flatMap(addedVariant)] };
  });
}

function addedVariant(row: Row): Variant[] {
  const { added_format: format, added_width: width, added_height: height, added_file: file, added_bytes: bytes } = row;
  if (format === null || width === null || height === null || file === null || bytes === null) return [];
  return [{ format: format as Variant['format'], width, height, file, bytes }];
}
