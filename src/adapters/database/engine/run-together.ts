import type { CompiledQuery, DatabaseConnection, Kysely } from 'kysely';
import type { Tables, Transacting } from './tables.ts';

/** Statements whose values are known. `queries` has none when there is nothing to write. */
export type Step<Row = unknown> = { queries(database: Kysely<Tables>): CompiledQuery<Row>[] };

/** A connection that answers at once, as SQLite does: waiting for a small statement costs as much as the statement. */
export type PromptConnection = DatabaseConnection & { answer(query: CompiledQuery): unknown[] };

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
    // SQLite ends a transaction by itself when the disk is full: nothing runs after a failure, which is thrown here.
    if (isPrompt(connection)) return queries.map((each) => each.flatMap((query) => connection.answer(query)));
    const run = async (query: CompiledQuery) => (await connection.executeQuery(query)).rows;
    // After a failed statement PostgreSQL refuses the others of the transaction by itself.
    return (await Promise.all(queries.map((each) => Promise.all(each.map(run))))).map((each) => each.flat());
  }) as Promise<RowsOf<Steps>>;
}

export function isPrompt(connection: DatabaseConnection): connection is PromptConnection {
  return 'answer' in connection;
}
