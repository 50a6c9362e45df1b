import type { AuditEvent } from '#domain/audit/audit-events.ts';
import { takesUploads } from '#domain/catalogue/folders-of.ts';
import type { Photo } from '#domain/photos/photo.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { PhotoIndex } from '#operations/ports/photos.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';
import { changeInTurn, moveOn } from '../shared-writes/change-in-turn.ts';
import { newestCatalogue } from '../shared-writes/newest-catalogue.ts';
import { toldRows } from '../shared-writes/told-rows.ts';
import { describedFacts, factsFromPhoto, nameKey, rowFromPhoto } from './photo-row.ts';
import { photosFromRows, selectPhotos } from './select-photos.ts';

type Answer<Change extends 'add' | 'remove' | 'restore'> = ReturnType<PhotoIndex[Change]>;

/*
 * Lock order of every change: the catalogue, its photos, the audit log. So concurrent changes run one after the other, each
 * sees the result of the earlier one, and there is no deadlock.
 */

export function addPhoto(database: Database, photo: Photo, actor: Actor, replaces?: string): Answer<'add'> {
  return changeInTurn(database, async (transaction) => {
    if (!takesUploads(await newestCatalogue(transaction), photo.folder)) return { kind: 'no-folder' };
    const [existing] = await liveByName(transaction, photo.folder, [photo.name]);
    if (existing && existing.id !== replaces) return { kind: 'name-taken', photo: existing };
    if (existing) await setRemoved(transaction, [existing], photo.addedAt, photo.addedAt, actor);
    const { id, name, hash, sourceHash } = photo;
    await moveOn(transaction);
    const facts = factsFromPhoto(photo);
    const seq = await audit(transaction, 'photo added', photo, photo.addedAt, actor, async (line) => ({
      id,
      name,
      hash,
      sourceHash,
      // A picture that comes again has the titles and colours that staff gave it before.
      ...(facts && (facts.title_hi || facts.title_or || facts.chosen_colours || facts.surface)
        ? describedFacts(photo)
        : {}),
      rows: toldRows('photos', [rowFromPhoto(photo, line)]),
    }));
    await transaction.insertInto('photos').values(rowFromPhoto(photo, seq)).execute();
    if (facts) await transaction.insertInto('photo_facts').values(facts).execute();
    const files = [...new Set(photo.variants.map(({ file }) => file))];
    await transaction
      .insertInto('photo_files')
      .values(files.map((file) => ({ file, photo_id: photo.id })))
      .execute();
    return { kind: 'added' };
  });
}

export function markRemoved(
  database: Database,
  folder: string,
  names: string[],
  at: string,
  actor: Actor,
): Answer<'remove'> {
  return changeInTurn(database, async (transaction) => {
    const live = await liveByName(transaction, folder, names);
    const unknown = missing(folder, names, live);
    if (unknown.length > 0) return { kind: 'unknown', names: unknown };
    await moveOn(transaction);
    return { kind: 'removed', photos: await setRemoved(transaction, live, at, at, actor) };
  });
}

export function markRestored(
  database: Database,
  folder: string,
  names: string[],
  at: string,
  actor: Actor,
  id?: string,
): Answer<'restore'> {
  return changeInTurn(database, async (transaction) => {
    const removed = await lastRemoved(transaction, folder, names, at, id);
    const unknown = missing(folder, names, removed);
    if (unknown.length > 0) return { kind: 'unknown', names: unknown };
    const taken = await liveByName(transaction, folder, names);
    if (taken.length > 0) return { kind: 'name-taken', names: taken.map(({ name }) => name) };
    await moveOn(transaction);
    return { kind: 'restored', photos: await setRemoved(transaction, removed, null, at, actor) };
  });
}

const DAYS_KEPT = 30;
const DAY = 86_400_000;

function daysBefore(at: string, days: number): string {
  return new Date(Date.parse(at) - days * DAY).toISOString();
}

function keysOf(folder: string, names: string[]) {
  return [...new Set(names.map((name) => nameKey(folder, name)))];
}

async function liveByName(transaction: Transacting, folder: string, names: string[]): Promise<Photo[]> {
  const rows = await selectPhotos(transaction)
    .where('folder', '=', folder)
    .where('name_key', 'in', keysOf(folder, names))
    .where('removed_at', 'is', null)
    .execute();
  return photosFromRows(rows);
}

/** What was removed from a folder within the days that it is kept, the last one first. */
export function selectRemoved(from: Database['read'] | Transacting, folder: string, at: string) {
  return selectPhotos(from)
    .where('folder', '=', folder)
    .where('removed_at', '>=', daysBefore(at, DAYS_KEPT))
    .orderBy('removed_at', 'desc')
    .orderBy('added_seq', 'desc');
}

async function lastRemoved(transaction: Transacting, folder: string, names: string[], at: string, id?: string) {
  const named = selectRemoved(transaction, folder, at).where('name_key', 'in', keysOf(folder, names));
  const rows = await (id === undefined ? named : named.where('id', '=', id)).execute();
  const earliestFirst = photosFromRows(rows).toReversed();
  return [...new Map(earliestFirst.map((photo) => [nameKey(folder, photo.name), photo])).values()];
}

function missing(folder: string, names: string[], found: Photo[]): string[] {
  const known = new Set(found.map(({ name }) => nameKey(folder, name)));
  return names.filter((name) => !known.has(nameKey(folder, name)));
}

/** Removes the pictures, or brings them back, each with its line. */
async function setRemoved(
  transaction: Transacting,
  photos: Photo[],
  removedAt: string | null,
  at: string,
  actor: Actor,
): Promise<Photo[]> {
  const ids = photos.map(({ id }) => id);
  const changed = await transaction
    .updateTable('photos')
    .set({ removed_at: removedAt })
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  const rows = new Map(changed.map((row) => [row.id, row]));
  const removed = removedAt !== null;
  for (const photo of photos) {
    const row = rows.get(photo.id);
    await audit(transaction, removed ? 'photo removed' : 'photo restored', photo, at, actor, {
      id: photo.id,
      removed,
      rows: toldRows('photos', row ? [row] : []),
    });
  }
  return photos.map((photo) => ({ ...photo, removedAt }));
}

function audit(
  transaction: Transacting,
  what: AuditEvent,
  { folder, name }: Photo,
  at: string,
  actor: Actor,
  after: Record<string, unknown> | ((seq: number) => Promise<unknown>),
) {
  return appendAudit(transaction, { at, actor, what, subject: `${folder}/${name}`, after });
}
