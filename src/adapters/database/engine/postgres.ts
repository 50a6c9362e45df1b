import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool, types } from 'pg';
import { openReplica } from './open-replica.ts';
import type { Database, Tables } from './tables.ts';
import { ANSWER_TIMEOUT, timeLimits } from './time-limits.ts';
import { translateErrors } from './translate-errors.ts';

const INT8 = 20;

/**
 * Opens `postgres://…` as a pool. It connects with the first query. A connection that does not answer in time is given up. `readUrl`: a
 * replica, for reads that may be a moment old.
 */
export function openPostgres(url: string, answerTimeout = ANSWER_TIMEOUT, readUrl?: string): Database {
  const pool = openPool(url, answerTimeout);
  const write = open(pool);
  if (readUrl === undefined) return { engine: 'postgres', read: write, write, close: () => write.destroy() };
  const replica = openReplica(
    { primary: pool, replica: openPool(readUrl, answerTimeout) },
    { primary: openPool(url, WATCH_TIMEOUT, 1), replica: openPool(readUrl, WATCH_TIMEOUT, 1) },
  );
  const read = open({ options: pool.options, connect: () => replica.pool().connect(), end: replica.close });
  const close = async () => {
    await read.destroy();
    await write.destroy();
  };
  return { engine: 'postgres', read, write, replica, close };
}

/** A replica that is silent for so many milliseconds is not asked, while a person waits. */
const WATCH_TIMEOUT = 4_000;

function open(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: translateErrors(new PostgresDialect({ pool })) });
}

function openPool(url: string, answerTimeout: number, max = 16): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    // Statements that are sent together are not answered one by one: see `runTogether`.
    pipeline: true,
    connectionTimeoutMillis: Math.min(answerTimeout, 5_000),
    // A primary whose machine vanished says nothing more: an idle connection to it is noticed.
    keepAlive: true,
    query_timeout: answerTimeout,
    ...timeLimits,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? safeInteger : types.getTypeParser(oid, format)) },
  });
  // The pool replaces an idle connection that breaks, and one in use fails its next query. Without these listeners a crash
  // of the database would end this process, too.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`The database returned ${text}, which is not a safe integer.`);
  return value;
}
