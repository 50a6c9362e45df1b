import { rowFromCallback } from '#adapters/database/callbacks/callback-row.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import type { Callback } from '#domain/callbacks/callback.ts';
import { buildCallback } from '#test/build/factories.ts';

/** Stores many requests at once: one by one, thousands take seconds. */
export async function fillCallbacks(database: Database, count: number, changes: (of: number) => Partial<Callback>) {
  const rows = Array.from({ length: count }, (_, of) => rowFromCallback(buildCallback(changes(of))));
  for (let from = 0; from < rows.length; from += 200)
    await database.write
      .insertInto('callbacks')
      .values(rows.slice(from, from + 200))
      .execute();
}
