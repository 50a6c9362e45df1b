import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Callback } from '#domain/callbacks/callback.ts';
import type { CallbackMeasure } from '#domain/callbacks/callback-measure.ts';
import type { CallbackSubject } from '#domain/callbacks/callback-subject.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { samplesOf } from './sample-row.ts';

type Row = Omit<Selectable<Tables['callbacks']>, 'told'>;

/** The requests of these rows, in their order, with the pictures that were selected and what they are about. */
export async function callbacksFromRows(from: Database['read'] | Transacting, rows: Row[]): Promise<Callback[]> {
  const ids = rows.map(({ id }) => id);
  const pictures = ids.length === 0 ? [] : await picturesOf(from, ids);
  const subjects = ids.length === 0 ? [] : await subjectsOf(from, ids);
  const measures = ids.length === 0 ? [] : await measuresOf(from, ids);
  const samples = await samplesOf(from, ids);
  const byCallback = Map.groupBy(pictures, ({ callback }) => callback);
  return rows.map((row) =>
    callbackFromRow(
      row,
      (byCallback.get(row.id) ?? []).map(({ folder, name, title, hash, live }) => ({
        folder,
        name,
        title,
        hash,
        removed: Number(live) === 0,
      })),
      measures.filter(({ callback }) => callback === row.id).map(measureFromRow),
      subjects.find(({ callback }) => callback === row.id),
      samples.get(row.id) ?? null,
    ),
  );
}

function measuresOf(from: Database['read'] | Transacting, callbacks: string[]) {
  return from
    .selectFrom('callback_measures')
    .selectAll()
    .where('callback', 'in', callbacks)
    .orderBy('callback')
    .orderBy('position')
    .execute();
}

function measureFromRow(row: Tables['callback_measures']): CallbackMeasure {
  return {
    picture: row.picture,
    widthMm: Number(row.width_mm),
    heightMm: Number(row.height_mm),
    openings: JSON.parse(row.openings),
    quantity: Number(row.quantity),
    unit: row.unit,
    words: JSON.parse(row.words),
  };
}

/** The walls of a request, as they are stored. */
export function measureRows({ id, measures }: Callback): Tables['callback_measures'][] {
  return measures.map(({ picture, widthMm, heightMm, openings, quantity, unit, words }, position) => ({
    ...{ callback: id, position, picture, width_mm: widthMm, height_mm: heightMm, quantity, unit },
    openings: JSON.stringify(openings),
    words: JSON.stringify(words),
  }));
}

function subjectsOf(from: Database['read'] | Transacting, callbacks: string[]) {
  return from
    .selectFrom('callback_shares')
    .innerJoin('shares', 'shares.id', 'callback_shares.share')
    .select(['callback', 'share', 'kind', 'subject', 'audit_subject'])
    .where('callback', 'in', callbacks)
    .execute();
}

function picturesOf(from: Database['read'] | Transacting, callbacks: string[]) {
  return from
    .selectFrom('callback_pictures')
    .select(['callback', 'folder', 'name', 'title', 'hash'])
    .select(
      // By its place, too: the same bytes may stand elsewhere, and another picture may have the name by now.
      sql<number>`(select count(*) from photos where photos.hash = callback_pictures.hash and removed_at is null
        and photos.folder = callback_pictures.folder and photos.name = callback_pictures.name)`.as('live'),
    )
    .where('callback', 'in', callbacks)
    .orderBy('callback')
    .orderBy('position')
    .execute();
}

type SubjectRow = Awaited<ReturnType<typeof subjectsOf>>[number];

function callbackFromRow(
  row: Row,
  pictures: Callback['pictures'],
  measures: Callback['measures'],
  about: SubjectRow | undefined,
  sample: Callback['sample'],
): Callback {
  return {
    id: row.id,
    receivedAt: row.received_at,
    address: row.address,
    email: row.email,
    name: row.name,
    contactNumber: row.contact_number,
    message: row.message,
    state: row.state as Callback['state'],
    heldBecause: row.held_because as Callback['heldBecause'],
    tries: row.tries,
    lastError: row.last_error,
    nextTryAt: row.next_try_at,
    sentAt: row.sent_at,
    sentBy: row.sent_by,
    doneAt: row.done_at,
    doneBy: row.done_by,
    note: row.note,
    pictures,
    measures,
    sample,
    about: about
      ? {
          share: about.share,
          kind: about.kind as CallbackSubject['kind'],
          id: about.subject,
          subject: about.audit_subject,
        }
      : null,
  };
}

export function rowFromCallback(callback: Callback): Row {
  return {
    id: callback.id,
    received_at: callback.receivedAt,
    address: callback.address,
    email: callback.email,
    name: callback.name,
    contact_number: callback.contactNumber,
    message: callback.message,
    state: callback.state,
    held_because: callback.heldBecause,
    tries: callback.tries,
    last_error: callback.lastError,
    next_try_at: callback.nextTryAt,
    sent_at: callback.sentAt,
    sent_by: callback.sentBy,
    done_at: callback.doneAt,
    done_by: callback.doneBy,
    note: callback.note,
  };
}
