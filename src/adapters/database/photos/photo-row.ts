import type { Selectable } from 'kysely';
import { holdsPdfs } from '#domain/catalogue/brochure-folder.ts';
import type { Colour } from '#domain/colours/colour.ts';
import type { Photo } from '#domain/photos/photo.ts';
import { photoColours } from '#domain/photos/photo-colours.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Tables } from '../engine/tables.ts';

type Row = Selectable<Tables['photos']>;

/** The columns of `photo_facts`; all null when it has no row. */
type FactsRow = { [Column in keyof Omit<Tables['photo_facts'], 'photo_id'>]: Tables['photo_facts'][Column] | null };

/** The key of a name: letter case does not matter, and the ending may be missing. */
export function nameKey(folder: string, name: string): string {
  const ending = holdsPdfs(folder) ? '.PDF' : '.JPG';
  const folded = foldText(name);
  return folded.endsWith(ending) ? folded : folded + ending;
}

export function photoFromRow(row: Row & FactsRow): Photo {
  const colourFacts = { read: coloursFrom(row.read_colours), chosen: coloursFrom(row.chosen_colours) };
  return {
    id: row.id,
    folder: row.folder,
    name: row.name,
    title: row.title,
    titles: { hi: row.title_hi ?? '', or: row.title_or ?? '' },
    colours: row.pages === null ? photoColours(row.title, colourFacts) : [],
    colourFacts,
    surface: row.surface ? JSON.parse(row.surface) : null,
    version: row.version ?? 0,
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

/** Null when the picture has no facts besides its files. */
export function factsFromPhoto({ id, titles, colourFacts, surface, version }: Photo): Tables['photo_facts'] | null {
  const { read, chosen } = colourFacts;
  if (titles.hi === '' && titles.or === '' && !read && !chosen && !surface) return null;
  return {
    photo_id: id,
    title_hi: titles.hi,
    title_or: titles.or,
    read_colours: read && JSON.stringify(read),
    chosen_colours: chosen && JSON.stringify(chosen),
    surface: surface && JSON.stringify(surface),
    version,
  };
}

/** What staff say about a picture, as the audit log records it. */
export function describedFacts({ id, title, titles, colourFacts, surface }: Photo) {
  return { id, en: title, hi: titles.hi, or: titles.or, colours: colourFacts.chosen, surface };
}

function coloursFrom(json: string | null): Colour[] | null {
  return json === null ? null : JSON.parse(json);
}
