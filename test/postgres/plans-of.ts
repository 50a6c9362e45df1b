import { CompiledQuery, type KyselyPlugin } from 'kysely';
import type { Database } from '#adapters/database/engine/tables.ts';

/** The queries that `work` asks of the database that it is given. */
export async function queriesOf(
  database: Database,
  work: (watched: Database) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const compiled = new Map<unknown, CompiledQuery>();
  const asked: unknown[] = [];
  const watch: KyselyPlugin = {
    // Called for the parts of a query, too.
    transformQuery: ({ node, queryId }) => {
      compiled.set(queryId, database.read.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      asked.push(queryId);
      return result;
    },
  };
  await work({ ...database, read: database.read.withPlugin(watch) });
  return asked.flatMap((queryId) => compiled.get(queryId) ?? []);
}

/** How PostgreSQL runs each of these queries. */
export async function plansOf(database: Database, work: (watched: Database) => Promise<unknown>): Promise<string[]> {
  const plans: string[] = [];
  for (const { sql, parameters } of await queriesOf(database, work)) {
    const explain = CompiledQuery.raw(`explain (costs off) ${sql}`, [...parameters]);
    const { rows } = await database.read.executeQuery<{ 'QUERY PLAN': string }>(explain);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}
