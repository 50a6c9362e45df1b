import type { AccountItem } from '#domain/receivables/account-item.ts';
import { openDatabase } from '../engine/open-database.ts';
import { calculateHere, type PastDay, type PastRow } from './calculate-past.ts';

/** What the process is asked: all rows, all advances, or the items of one customer (null: of nobody's). */
export type PastQuestion = PastDay & { url: string } & (
    | { kind: 'rows' }
    | { kind: 'advances' }
    | { kind: 'items'; customer: string | null }
  );

/** What the process answers. */
export type PastMessage = { rows: PastRow[] } | { items: AccountItem[] } | { error: string };

/*
 * The child process that calculates a past day: it takes longer than other requests may wait, and SQLite works in the process
 * that asks.
 */

// A terminal's Ctrl-C and a service's stop signal the whole process group; the server ends this process itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.once('message', async (question: PastQuestion) => {
  process.send?.(await answer(question), () => process.disconnect?.());
});

async function answer(question: PastQuestion): Promise<PastMessage> {
  try {
    const database = await openDatabase(question.url);
    try {
      const here = calculateHere(database);
      if (question.kind === 'rows') return { rows: await here.rows(question, 0) };
      if (question.kind === 'advances') return { items: await here.advances(question) };
      return { items: await here.items(question, question.customer) };
    } finally {
      await database.close();
    }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
