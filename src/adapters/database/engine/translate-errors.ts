import { CompiledQuery, type DatabaseConnection, type Dialect, type QueryResult } from 'kysely';
import { Overloaded, StorageFull, Unconfirmed } from '#operations/ports/failures.ts';
import { isPrompt } from './run-together.ts';
import { noteStored } from './stored-work.ts';

/**
 * The same dialect, which throws the ports' `StorageFull` for a full disk, `Overloaded` for a busy or missing database, which then has
 * stored nothing, and `Unconfirmed` when it was lost before it answered a change.
 */
export function translateErrors(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      const begin = driver.beginTransaction.bind(driver);
      const commit = driver.commitTransaction.bind(driver);
      const rollback = driver.rollbackTransaction.bind(driver);
      const release = driver.releaseConnection.bind(driver);
      const done = new WeakSet<DatabaseConnection>();
      const inTransaction = new WeakSet<DatabaseConnection>();
      const unfit = new WeakSet<DatabaseConnection>();
      driver.acquireConnection = async (options) => {
        const connection = await acquire(options).catch(translate);
        if (!done.has(connection)) {
          // Changed in place and not wrapped: the drivers compare connections by identity.
          const execute = connection.executeQuery.bind(connection) as <R>(...query: Query) => Promise<QueryResult<R>>;
          connection.executeQuery = <R>(...query: Query) =>
            execute<R>(...query).catch((error: unknown) => {
              if (codeOf(error) === READ_ONLY || unanswered.test(String(error))) unfit.add(connection);
              return isCommit(query[0]) || (!inTransaction.has(connection) && isChange(query[0]))
                ? translateChange(error)
                : translate(error);
            });
          if (isPrompt(connection)) connection.answer = translated(connection.answer);
          done.add(connection);
        }
        return connection;
      };
      driver.beginTransaction = async (connection, settings) => {
        await begin(connection, settings);
        inTransaction.add(connection);
      };
      driver.commitTransaction = async (connection) => {
        try {
          await commit(connection);
          noteStored();
        } finally {
          inTransaction.delete(connection);
        }
      };
      driver.rollbackTransaction = async (connection) => {
        inTransaction.delete(connection);
        // A database that is gone has rolled back by itself. What went wrong before is what the caller must know.
        await rollback(connection).catch((error: unknown) => {
          if (!(error instanceof Overloaded)) throw error;
        });
      };
      driver.releaseConnection = async (connection) => {
        // Behind it is a standby, what was the primary, or nobody: the pool must not lend it again.
        if (unfit.delete(connection)) await end(connection, rollback);
        await release(connection);
      };
      return driver;
    },
  };
}

/** Ends a session of PostgreSQL. The pool drops a connection that cannot roll back. */
async function end(connection: DatabaseConnection, rollback: (connection: DatabaseConnection) => Promise<void>) {
  await connection.executeQuery(CompiledQuery.raw('select pg_terminate_backend(pg_backend_pid())')).catch(() => {});
  await rollback(connection).catch(() => {});
}

function isCommit({ sql }: CompiledQuery): boolean {
  return sql === 'commit';
}

/** Whether a statement that is a transaction by itself may change something. */
function isChange({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'RawNode' ? /^\s*(?:insert|update|delete)\b/i.test(sql) : query.kind !== 'SelectQueryNode';
}

function translated<Given, Answer>(call: (given: Given) => Answer): (given: Given) => Answer {
  return (given) => {
    try {
      return call(given);
    } catch (error) {
      return translate(error);
    }
  };
}

type Query = Parameters<DatabaseConnection['executeQuery']>;

/** Whether a change violated a unique constraint. */
export function isDuplicate(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'].includes(codeOf(error));
}

/** Of a change that was sent: the database may have stored it before it was lost. */
function translateChange(error: unknown): never {
  // PostgreSQL closes the connection with FATAL and PANIC alone. What the driver did not send on a dead connection is not stored.
  const ended = error instanceof Error && 'severity' in error && /FATAL|PANIC/.test(String(error.severity));
  if (ended || (isLost(error) && !notSent.test(String(error))))
    throw new Unconfirmed('The database was lost before it answered a change.', { cause: error });
  return translate(error);
}

function isLost(error: unknown): boolean {
  return lostCodes.test(codeOf(error)) || lostConnection.test(String(error));
}

function translate(error: unknown): never {
  const code = codeOf(error);
  if (code === 'SQLITE_FULL' || code === '53100')
    throw new StorageFull('The disk of the database is full.', { cause: error });
  if (code.startsWith('SQLITE_BUSY') || busyCodes.has(code) || isLost(error) || noConnection.test(String(error)))
    throw new Overloaded('The database is busy or cannot be reached.', { cause: error });
  throw error;
}

/** read_only_sql_transaction: a standby, or a primary that has just become one. */
const READ_ONLY = '25006';

// PostgreSQL: serialization_failure (of a standby), deadlock_detected, too_many_connections, lock_not_available, query_canceled
// (timeout), cannot_connect_now.
const busyCodes = new Set([READ_ONLY, '40001', '40P01', '53300', '55P03', '57014', '57P03']);
/** Of PostgreSQL (connection exceptions, shutdowns and crashes) and of the network. */
const lostCodes =
  /^(?:0800[01367]|57P0[1245]|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
const lostConnection = /Connection terminated|not queryable|Query read timeout/;
/** The driver has waited long enough (`ANSWER_TIMEOUT`) and is closing the connection. */
const unanswered = /Query read timeout/;
const notSent = /not queryable/;
/** No connection came about, so that nothing was asked. */
const noConnection = /timeout expired|timeout exceeded when trying to connect/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
