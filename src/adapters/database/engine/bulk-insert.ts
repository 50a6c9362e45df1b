import { type Compilable, type Kysely, PostgresAdapter } from 'kysely';
import { keptQuery } from './kept-query.ts';
import type { Tables, Transacting } from './tables.ts';

/**
 * An insert of any number of rows. On PostgreSQL it is one statement, because each statement is a round trip while other
 * documents wait. SQLite has no round trips: there, one prepared statement for each row is faster than building a longer one.
 */
export function bulkInsert<Row extends object>(
  build: (database: Kysely<Tables>, rows: Row[]) => Compilable,
): (transaction: Transacting, rows: Row[]) => Promise<void> {
  const insertOne = keptQuery((database, row: Row) => build(database, [row]));
  return async (transaction, rows) => {
    if (rows.length === 0) return;
    if (transaction.getExecutor().adapter instanceof PostgresAdapter)
      await transaction.executeQuery(build(transaction, rows));
    else for (const row of rows) await insertOne(transaction, row);
  };
}
