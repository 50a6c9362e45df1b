import type { DatabaseConnection, Dialect, QueryResult } from 'kysely';
import { Overloaded, StorageFull } from '#operations/ports/failures.ts';
import { isPrompt } from './run-together.ts';

/** The same dialect, which throws the ports' `StorageFull` for a full disk and `Overloaded` for a busy or missing database. */
export function translateErrors(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      const done = new WeakSet<DatabaseConnection>();
      driver.acquireConnection = async (options) => {
        const connection = await acquire(options).catch(translate);
        if (!done.has(connection)) {
          // Changed in place and not wrapped: the drivers compare connections by identity.
          const execute = connection.executeQuery.bind(connection) as <R>(...query: Query) => Promise<QueryResult<R>>;
          connection.executeQuery = <R>(...query: Query) => execute<R>(...query).catch(translate);
          if (isPrompt(connection)) connection.answer = translated(connection.answer);
          done.add(connection);
        }
        return connection;
      };
      return driver;
    },
  };
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

function translate(error: unknown): never {
  const code = codeOf(error);
  if (code === 'SQLITE_FULL' || code === '53100')
    throw new StorageFull('The disk of the database is full.', { cause: error });
  if (code.startsWith('SQLITE_BUSY') || busyCodes.has(code) || lostConnection.test(String(error)))
    throw new Overloaded('The database is busy or cannot be reached.', { cause: error });
  throw error;
}

// PostgreSQL: lock_not_available, deadlock_detected, query_canceled (timeout), too_many_connections, shutdown and startup.
const busyCodes = new Set([
  '55P03',
  '40P01',
  '57014',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
]);
const lostConnection = /Connection terminated|not queryable|timeout expired|timeout exceeded when trying to connect/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
