import { type CompiledQuery, type Kysely, PostgresAdapter } from 'kysely';
import type { Tables, Transacting } from './tables.ts';

/** Statements whose values are known. `queries` has none when there is nothing to write. */
export type Step<Row = unknown> = { queries(database: Kysely<Tables>): CompiledQuery<Row>[] };

type RowsOf<Steps extends readonly Step[]> = {
  -readonly [Each in keyof Steps]: Steps[Each] extends Step<infer Row> ? Row[] : never;
};

/**
 * Runs steps in their order and returns the rows of each; none of them may need the rows of another. On PostgreSQL all are
 * sent at once, so that they cost one round trip while other documents wait for the lock. They go straight to the
 * connection, without Kysely's layers, which cost more than some of them.
 */
export async function runTogether<const Steps extends readonly Step[]>(
  transaction: Transacting,
  steps: Steps,
): Promise<RowsOf<Steps>> {
  const executor = transaction.getExecutor();
  const queries = steps.map((step) => step.queries(transaction));
  return executor.provideConnection(async (connection) => {
    const run = async (query: CompiledQuery) => (await connection.executeQuery(query)).rows;
    // After a failed statement PostgreSQL refuses the others of the transaction by itself.
    if (executor.adapter instanceof PostgresAdapter)
      return (await Promise.all(queries.map((each) => Promise.all(each.map(run))))).map((each) => each.flat());
    const rows: unknown[][] = [];
    // SQLite ends a transaction by itself when the disk is full: nothing may run after a failure.
    for (const each of queries) {
      const found: unknown[] = [];
      for (const query of each) found.push(...(await run(query)));
      rows.push(found);
    }
    return rows;
  }) as Promise<RowsOf<Steps>>;
}
