import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Database, Tables } from './tables.ts';
import { translateErrors } from './translate-errors.ts';

const INT8 = 20;

/** Opens `postgres://…` as a pool; nothing connects before the first question. */
export function openPostgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: 5_000,
    lock_timeout: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? safeInteger : types.getTypeParser(oid, format)) },
  });
  // An idle connection that breaks is replaced by the pool, and one in use refuses its next question; without a listener
  // for each, a database that crashes would end this process too.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const both = new Kysely<Tables>({ dialect: translateErrors(new PostgresDialect({ pool })) });
  return { engine: 'postgres', read: both, write: both, close: () => both.destroy() };
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new Error(`The database answered ${text}, which is past the whole numbers that a number holds.`);
  return value;
}
