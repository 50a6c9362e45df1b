import type { Selectable } from 'kysely';
import { brochureFolder } from '#domain/catalogue/categories.ts';
import type { Photo } from '#domain/photos/photo.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Tables } from '../engine/tables.ts';

type Row = Selectable<Tables['photos']>;

/** The key of a name: letter case does not matter, and the ending may be missing. */
export function nameKey(folder: string, name: string): string {
  const ending = folder === brochureFolder ? '.PDF' : '.JPG';
  const folded = foldText(name);
  return folded.endsWith(ending) ? folded : folded + ending;
}

export function photoFromRow(row: Row): Photo {
  return {
    id: row.id,
    folder: row.folder,
    name: row.name,
    title: row.title,
    hash: row.hash,
    sourceHash: row.source_hash,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    variants: JSON.parse(row.variants),
    pages: row.pages,
    addedAt: row.added_at,
    addedBy: row.added_by,
    removedAt: row.removed_at,
  };
}

export function rowFromPhoto(photo: Photo, seq: number): Row {
  return {
    id: photo.id,
    added_seq: seq,
    folder: photo.folder,
    name: photo.name,
    name_key: nameKey(photo.folder, photo.name),
    title: photo.title,
    hash: photo.hash,
    source_hash: photo.sourceHash,
    width: photo.width,
    height: photo.height,
    placeholder: photo.placeholder,
    variants: JSON.stringify(photo.variants),
    pages: photo.pages,
    added_at: photo.addedAt,
    added_by: photo.addedBy,
    removed_at: photo.removedAt,
  };
}
