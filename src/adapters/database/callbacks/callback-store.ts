import { setImmediate } from 'node:timers/promises';
import { waitingMails } from '#domain/mails/waiting-mails.ts';
import type { CallbackStore } from '#operations/ports/callbacks.ts';
import type { Database } from '../engine/tables.ts';
import { addCallback, changeCallback, findRepeated, retryCallback } from './callback-changes.ts';
import { callbacksFromRows } from './callback-row.ts';

export function openCallbackStore(database: Database): CallbackStore {
  const callbacks = () => database.read.selectFrom('callbacks').selectAll();
  const asked = () => database.read.selectFrom('samples').select('callback');
  return {
    add: (callback, since) => addCallback(database, callback, since),

    findRepeated: (callback, since) => findRepeated(database.read, callback, since),

    find: async (id) => {
      const rows = await callbacks().where('id', '=', id).execute();
      return (await callbacksFromRows(database.read, rows))[0] ?? null;
    },

    page: async (state, page, size, kind = 'all') => {
      const rows = await callbacks()
        .where('state', '=', state)
        .$if(kind === 'samples', (query) => query.where('id', 'in', asked()))
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
      return callbacksFromRows(database.read, rows);
    },

    count: async (kind = 'all') => {
      const rows = await database.read
        .selectFrom('callbacks')
        .$if(kind === 'samples', (query) => query.where('id', 'in', asked()))
        .select((row) => ['state', row.fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      const of = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
      return { open: of('open'), done: of('done'), held: of('held') };
    },

    stream: async function* () {
      let last = { received_at: '', id: '' };
      for (;;) {
        const { received_at, id } = last;
        const rows = await callbacks()
          .where((row) =>
            row.or([
              row('received_at', '>', received_at),
              row.and([row('received_at', '=', received_at), row('id', '>', id)]),
            ]),
          )
          .orderBy('received_at')
          .orderBy('id')
          .limit(BATCH)
          .execute();
        yield* await callbacksFromRows(database.read, rows);
        await setImmediate();
        if (rows.length < BATCH) return;
        last = rows.at(-1) ?? last;
      }
    },

    due: async (at, size) => {
      // Longer than any pause between tries: a later one was set before the clock was set back.
      const latestTry = new Date(Date.parse(at) + MAX_PAUSE_MS).toISOString();
      const rows = await callbacks()
        .where((row) => row.or([row('next_try_at', '<=', at), row('next_try_at', '>', latestTry)]))
        .orderBy('next_try_at')
        .limit(size)
        .execute();
      return callbacksFromRows(database.read, rows);
    },

    waiting: async () => {
      const rows = await database.read
        .selectFrom('callbacks')
        .select((each) => ['tries', each.fn.countAll<number>().as('count'), each.fn.min('next_try_at').as('nextTryAt')])
        .where('next_try_at', 'is not', null)
        .groupBy('tries')
        .$narrowType<{ nextTryAt: string }>()
        .execute();
      return waitingMails(rows);
    },

    markSent: async (id, at, by) => {
      await database.write
        .updateTable('callbacks')
        .set({ sent_at: at, sent_by: by, next_try_at: null, last_error: '' })
        .where('id', '=', id)
        .execute();
    },

    markFailed: async (id, nextTryAt, error) => {
      await database.write
        .updateTable('callbacks')
        .set((row) => ({ tries: row('tries', '+', 1), next_try_at: nextTryAt, last_error: error }))
        .where('id', '=', id)
        .execute();
    },

    change: (id, change, at, actor) => changeCallback(database, id, change, at, actor),

    retry: (id, at, actor) => retryCallback(database, id, at, actor),
  };
}

const BATCH = 200;
const MAX_PAUSE_MS = 7 * 24 * 60 * 60 * 1000;
