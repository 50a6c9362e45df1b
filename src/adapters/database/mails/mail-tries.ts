import type { MailStore, MailTry } from '#operations/ports/mails.ts';
import type { Database, Tables } from '../engine/tables.ts';
import { mailFromRow } from './mail-row.ts';

type Tries = Pick<MailStore, 'due' | 'claim' | 'setShare' | 'markSent' | 'markNotSent' | 'abandon'>;

/** What the job stores while it sends. Each statement is a separate transaction: it is durable before the next step. */
export function mailTries({ read, write }: Database): Tries {
  /** Only the try that is meant: staff may have asked for another one since it was called unknown. */
  const changeTry = async ({ id, attempt }: MailTry, values: Partial<Tables['mails']>): Promise<void> => {
    await write
      .updateTable('mails')
      .set(values)
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('state', 'in', ['sending', 'unknown'])
      .execute();
  };
  return {
    due: async (at, size) => {
      // Longer than any pause between tries: a later one was set before the clock was set back.
      const latestTry = new Date(Date.parse(at) + MAX_PAUSE_MS).toISOString();
      const rows = await read
        .selectFrom('mails')
        .select('id')
        .where((row) => row.or([row('next_try_at', '<=', at), row('next_try_at', '>', latestTry)]))
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(size)
        .execute();
      return rows.map(({ id }) => id);
    },

    claim: async (id) => {
      const row = await write
        .updateTable('mails')
        .set((each) => ({
          state: 'sending',
          next_try_at: null,
          share: null,
          tries: each('tries', '+', 1),
          attempt: each('attempt', '+', 1),
        }))
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .returningAll()
        .executeTakeFirst();
      return row ? mailFromRow(row) : null;
    },

    setShare: (which, share) => changeTry(which, { share }),

    markSent: (which, at, by) =>
      changeTry(which, { state: 'sent', sent_at: at, sent_by: by, last_error: '', next_try_at: null }),

    markNotSent: (which, { state, nextTryAt, error, keepShare }) =>
      changeTry(which, {
        state,
        next_try_at: nextTryAt,
        last_error: error,
        ...(keepShare ? {} : { share: null }),
      }),

    abandon: async (error) => {
      const { numUpdatedRows } = await write
        .updateTable('mails')
        .set({ state: 'unknown', last_error: error })
        .where('state', '=', 'sending')
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}

const MAX_PAUSE_MS = 7 * 24 * 60 * 60 * 1000;
