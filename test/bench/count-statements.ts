import type { DatabaseConnection } from 'kysely';
import { isPrompt } from '#adapters/database/engine/run-together.ts';
import type { Database } from '#adapters/database/engine/tables.ts';

type Counts = { statements: number; roundTrips: number };

/**
 * The statements of a call, with the beginning and the end of its transaction, and how often it waits for the database:
 * statements that are sent together are one round trip. The call runs alone, so that one connection serves it.
 */
export async function countStatements({ write }: Database, call: () => Promise<unknown>): Promise<Counts> {
  const counts: Counts = { statements: 0, roundTrips: 0 };
  const connection = await write.getExecutor().provideConnection(async (used) => used);
  const execute = connection.executeQuery.bind(connection);
  let waiting = 0;
  connection.executeQuery = ((...query: Parameters<DatabaseConnection['executeQuery']>) => {
    counts.statements += 1;
    if (waiting === 0) counts.roundTrips += 1;
    waiting += 1;
    return execute(...query).finally(() => {
      waiting -= 1;
    });
  }) as DatabaseConnection['executeQuery'];
  const answer = isPrompt(connection) ? connection.answer : null;
  if (isPrompt(connection))
    connection.answer = (query) => {
      counts.statements += 1;
      counts.roundTrips += 1;
      return answer?.(query) ?? [];
    };
  try {
    await call();
  } finally {
    if (isPrompt(connection) && answer) connection.answer = answer;
    connection.executeQuery = execute;
  }
  return counts;
}
