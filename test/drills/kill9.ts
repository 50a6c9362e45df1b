import type { Drill } from './drill.ts';
import { asFigures, booksHold, issueMany } from './issue-many.ts';
import { withStores } from './with-stores.ts';

/** Many clients issue while the program is killed: nothing that was acknowledged is lost, and no number is missing or doubled. */
export const kill9: Drill = {
  name: 'kill9',
  holds:
    'No acknowledged document is lost, wrong or doubled and no number is missing, however often the program is killed',
  faults: [
    {
      name: 'number, row and audit line each by itself',
      file: 'adapters/database/invoices/issue-in-series.ts',
      replace: 'await database.write.transaction().execute((transaction) => issue(transaction, entry))',
      by: 'await issue(database.write as never, entry)',
    },
    {
      name: 'an Idempotency-Key that is not stored',
      file: 'adapters/database/invoices/invoice-row.ts',
      replace: 'entry.idempotency?.key ?? null',
      by: 'null',
    },
    {
      name: 'a counter in memory',
      file: 'adapters/database/invoices/next-in-series.ts',
      replace: 'return moved;',
      by: 'return { ...moved, counter: (globalThis.counted = (globalThis.counted ?? 0) + 1) };',
    },
  ],
  run: async ({ size, fault }, tell) => {
    const form =
      size === 'long' ? { documents: 10_000, clients: 32, kills: 50 } : { documents: 200, clients: 16, kills: 2 };
    for (const engine of ['SQLite', 'PostgreSQL'] as const)
      await withStores(engine, async (stores) => {
        const report = await issueMany({ ...stores, ...form, fault });
        tell(engine, booksHold(report) && report.foundOther === 0 && report.answersLost > 0, asFigures(report));
      });
  },
};
