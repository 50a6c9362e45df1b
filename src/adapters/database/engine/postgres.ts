import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Database, Tables } from './tables.ts';
import { translateErrors } from './translate-errors.ts';

const INT8 = 20;

/** Opens `postgres://…` as a pool. It connects with the first query. */
export function openPostgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: 16,
    // Statements that are sent together are not answered one by one: see `runTogether`.
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    lock_timeout: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? safeInteger : types.getTypeParser(oid, format)) },
  });
  // The pool replaces an idle connection that breaks, and one in use fails its next query. Without these listeners a crash
  // of the database would end this process, too.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const both = new Kysely<Tables>({ dialect: translateErrors(new PostgresDialect({ pool })) });
  return { engine: 'postgres', read: both, write: both, close: () => both.destroy() };
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`The database returned ${text}, which is not a safe integer.`);
  return value;
}
