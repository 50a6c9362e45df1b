import { rowFromCallback } from '#adapters/database/callbacks/callback-row.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { isTrapped, toldCallbacks } from '#adapters/database/shared-writes/told-callbacks.ts';
import { tellVisitorRows } from '#adapters/database/shared-writes/visitor-chain.ts';
import type { Callback } from '#domain/callbacks/callback.ts';
import { buildCallback } from '#test/build/factories.ts';

/** Stores many requests at once: one by one, thousands take seconds. */
export async function fillCallbacks(database: Database, count: number, changes: (of: number) => Partial<Callback>) {
  const rows = Array.from({ length: count }, (_, of) => {
    const row = rowFromCallback(buildCallback(changes(of)));
    return { ...row, told: isTrapped(row) ? null : 1 };
  });
  for (let from = 0; from < rows.length; from += 200)
    await database.write.transaction().execute(async (transaction) => {
      const some = rows.slice(from, from + 200);
      await transaction.insertInto('callbacks').values(some).execute();
      const told = toldCallbacks(
        some.filter((row) => !isTrapped(row)),
        { pictures: [], measures: [], shares: [], samples: [] },
      );
      await tellVisitorRows(transaction, '2026-11-21T06:00:00.000Z', told);
    });
}
