import type { CallbackPhoto } from '#domain/callbacks/callback-photo.ts';
import { type Actor, program } from '#operations/ports/actor.ts';
import type { CallbackPhotoStore } from '#operations/ports/callback-photos.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';
import { toldRows } from '../shared-writes/told-rows.ts';
import { tellVisitorRows } from '../shared-writes/visitor-chain.ts';

export function openCallbackPhotos(database: Database): CallbackPhotoStore {
  return {
    of: async (callbacks) => {
      if (callbacks.length === 0) return [];
      const rows = await database.read
        .selectFrom('callback_photos')
        .selectAll()
        .where('callback', 'in', callbacks)
        .execute();
      return rows.map(photoFromRow);
    },

    add: (photo) =>
      database.write.transaction().execute(async (transaction) => {
        const owner = await transaction
          .selectFrom('callbacks')
          .select('id')
          .where('id', '=', photo.callback)
          .executeTakeFirst();
        if (!owner) return false;
        const added = await transaction
          .insertInto('callback_photos')
          .values(rowFromPhoto(photo))
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .execute();
        if (added.length > 0) await tellVisitorRows(transaction, photo.receivedAt, toldRows('callback_photos', added));
        return added.length > 0;
      }),

    forget: (before, most, at) =>
      database.write.transaction().execute(async (transaction) => {
        const old = await transaction
          .selectFrom('callback_photos')
          .selectAll()
          .where('file', 'is not', null)
          .where('received_at', '<', before)
          .orderBy('received_at')
          .limit(most)
          .execute();
        for (const row of old) await forget(transaction, row, at, program);
        return old.flatMap(({ file }) => file ?? []);
      }),

    forgetOne: (callback, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        // Changed before it is read: of two clerks at once, the second waits here and finds it gone.
        const row = await transaction
          .updateTable('callback_photos')
          .set({ deleted_at: at })
          .where('callback', '=', callback)
          .where('file', 'is not', null)
          .returningAll()
          .executeTakeFirst();
        if (!row) return null;
        await forget(transaction, row, at, actor);
        return row.file;
      }),
  };
}

/** The row stays without its file, so that staff see that there was one. */
async function forget(
  transaction: Transacting,
  row: Tables['callback_photos'],
  at: string,
  actor: Actor,
): Promise<void> {
  const gone = { ...row, file: null, deleted_at: at };
  await transaction
    .updateTable('callback_photos')
    .set({ file: null, deleted_at: at })
    .where('callback', '=', row.callback)
    .execute();
  const chain = await tellVisitorRows(transaction, at, toldRows('callback_photos', [gone]));
  await appendAudit(transaction, {
    at,
    actor,
    what: 'callback photo deleted',
    subject: row.callback,
    after: { chain, file: row.file, received: row.received_at },
  });
}

function photoFromRow(row: Tables['callback_photos']): CallbackPhoto {
  return {
    callback: row.callback,
    file: row.file,
    width: Number(row.width),
    height: Number(row.height),
    bytes: Number(row.bytes),
    receivedAt: row.received_at,
    deletedAt: row.deleted_at,
  };
}

function rowFromPhoto({ receivedAt, deletedAt, ...photo }: CallbackPhoto): Tables['callback_photos'] {
  return { ...photo, received_at: receivedAt, deleted_at: deletedAt };
}
