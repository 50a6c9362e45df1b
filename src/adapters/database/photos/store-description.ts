import type { Photo } from '#domain/photos/photo.ts';
import { photoColours } from '#domain/photos/photo-colours.ts';
import type { PhotoDescription } from '#domain/photos/photo-description.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { PhotoIndex } from '#operations/ports/photos.ts';
import type { Database } from '../engine/tables.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';
import { changeInTurn, moveOn } from '../shared-writes/change-in-turn.ts';
import { toldRows } from '../shared-writes/told-rows.ts';
import { describedFacts, nameKey } from './photo-row.ts';
import { photosFromRows, selectPhotos } from './select-photos.ts';

/** In the lock order of the other changes: the catalogue, the picture, the audit log. */
export function storeDescription(
  database: Database,
  folder: string,
  name: string,
  { version, titles, colours, surface: said }: PhotoDescription & { version: number },
  at: string,
  actor: Actor,
): ReturnType<PhotoIndex['describe']> {
  return changeInTurn(database, async (transaction) => {
    const rows = await selectPhotos(transaction)
      .where('folder', '=', folder)
      .where('name_key', '=', nameKey(folder, name))
      .where('removed_at', 'is', null)
      .execute();
    const [photo] = photosFromRows(rows);
    if (!photo) return { kind: 'unknown' };
    if (photo.version !== version) return { kind: 'outdated', photo };
    const colourFacts = { ...photo.colourFacts, chosen: photo.pages === null ? colours : null };
    const surface = photo.pages !== null ? null : said === undefined ? photo.surface : said;
    const { en: title, ...others } = titles;
    const changed: Photo = {
      ...photo,
      title,
      titles: others,
      colourFacts,
      colours: photo.pages === null ? photoColours(title, colourFacts) : [],
      surface,
      version: version + 1,
    };
    const [before, after] = [describedFacts(photo), describedFacts(changed)];
    if (JSON.stringify(before) === JSON.stringify(after)) return { kind: 'described', photo };
    await moveOn(transaction);
    const row = await transaction
      .updateTable('photos')
      .set({ title })
      .where('id', '=', photo.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { read, chosen } = colourFacts;
    const facts = {
      title_hi: others.hi,
      title_or: others.or,
      chosen_colours: chosen && JSON.stringify(chosen),
      surface: surface && JSON.stringify(surface),
      version: changed.version,
    };
    await transaction
      .insertInto('photo_facts')
      .values({ photo_id: photo.id, read_colours: read && JSON.stringify(read), ...facts })
      .onConflict((conflict) => conflict.column('photo_id').doUpdateSet(facts))
      .execute();
    const subject = `${folder}/${photo.name}`;
    await appendAudit(transaction, {
      at,
      actor,
      what: 'photo described',
      subject,
      before,
      after: { ...after, rows: toldRows('photos', [row]) },
    });
    return { kind: 'described', photo: changed };
  });
}
