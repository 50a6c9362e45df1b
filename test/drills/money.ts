import type { Drill } from './drill.ts';
import { asFigures } from './issue-many.ts';
import { payMany } from './pay-many.ts';
import { verifyShop } from './verify-shop.ts';
import { withStores } from './with-stores.ts';

/** Many clients receive, use, pay back and cancel money while the program is killed: no rupee is lost or there twice. */
export const money: Drill = {
  name: 'money',
  holds: 'Every rupee that was received is allocated, an advance, or cancelled, however often the program is killed',
  faults: [
    {
      name: 'a receipt, its allocations and its audit line each by itself',
      file: 'adapters/database/receivables/issue-voucher.ts',
      replace: 'await database.write.transaction().execute((transaction) => issue(transaction, entry))',
      by: 'await issue(database.write as never, entry)',
    },
    {
      name: 'a key of a receipt that is not stored',
      file: 'adapters/database/receivables/issue-voucher.ts',
      replace: "await addKey(transaction, 'voucher', entry.idempotency, row.id);",
      by: '',
    },
    {
      name: 'a cancelled receipt that still pays',
      file: 'adapters/database/shared-writes/account-items.ts',
      replace: 'await endAllocations(transaction, id, seq, day);',
      by: '',
    },
    {
      name: 'a balance that forgets what was paid',
      file: 'adapters/database/shared-writes/add-to-balances.ts',
      replace: "if (side === 'debt') sum.owed += open;",
      by: "if (side === 'debt' && open > 0) sum.owed += open;",
    },
  ],
  run: async ({ size, fault }, tell) => {
    const form = size === 'long' ? { receipts: 3_000, clients: 32, kills: 30 } : { receipts: 24, clients: 8, kills: 1 };
    // Money that several use at once is tested on both databases, and so are kills while documents are issued.
    for (const engine of size === 'long' ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const))
      await withStores(engine, async (stores) => {
        const { isKept, ...report } = await payMany({ ...stores, ...form, fault });
        tell(engine, isKept && report.answersLost > 0, asFigures(report));
        const env = { DATA_DIR: stores.dataDir, DATABASE_URL: stores.databaseUrl };
        const { isWhole, faults } = await verifyShop(env);
        tell(`${engine}, calculated again`, isWhole, { faults });
      });
  },
};
