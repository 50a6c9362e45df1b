import { sql } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Runs work whose last changes a power cut may undo: SQLite waits for the disk with the next change after the work, and not
 * with each of its changes. What is there after a power cut is whole in any case.
 */
export async function syncLate<Result>({ engine, write }: Database, work: () => Promise<Result>): Promise<Result> {
  if (engine === 'postgres') return work();
  await sql`pragma synchronous = normal`.execute(write);
  try {
    return await work();
  } finally {
    await sql`pragma synchronous = full`.execute(write);
  }
}
