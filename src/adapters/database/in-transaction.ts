import { Overloaded, StorageFull } from '#operations/ports.ts';
import type { Database, Transacting } from './tables.ts';

/** Runs `work` whole or not at all. A full disk and a database that cannot take more are told apart from the unexpected. */
export const inTransaction = async <T>(
  database: Database,
  work: (transaction: Transacting) => Promise<T>,
): Promise<T> => {
  try {
    return await database.write.transaction().execute(work);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'SQLITE_FULL' || code === '53100')
      throw new StorageFull('The disk of the database is full.', { cause: error });
    if (busyCodes.has(code)) throw new Overloaded('The database is busy.', { cause: error });
    throw error;
  }
};

/** Whether two changes met on the same unique value. */
export const isDuplicate = (error: unknown): boolean =>
  codeOf(error) === 'SQLITE_CONSTRAINT_UNIQUE' ||
  codeOf(error) === 'SQLITE_CONSTRAINT_PRIMARYKEY' ||
  codeOf(error) === '23505';

// SQLite's lock; PostgreSQL's lock_not_available, deadlock, query_canceled by a timeout, too_many_connections, shutdown and start.
const busyCodes = new Set([
  'SQLITE_BUSY',
  '55P03',
  '40P01',
  '57014',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
]);

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
