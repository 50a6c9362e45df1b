import type { Database } from './tables.ts';

/** Opens the database of a URL: `sqlite:/path/file.db`, `sqlite::memory:` or `postgres://…`, this one with its replica. */
export async function openDatabase(url: string, readUrl?: string): Promise<Database> {
  // Imported on demand: only one of the drivers is needed.
  if (url.startsWith('sqlite:')) return (await import('./sqlite.ts')).openSqlite(url);
  if (/^postgres(ql)?:/.test(url)) return (await import('./postgres.ts')).openPostgres(url, undefined, readUrl);
  throw new Error('DATABASE_URL must start with sqlite: or postgres://');
}

/** Runs one small query; throws when the database does not answer. */
export async function pingDatabase(database: Database): Promise<void> {
  await database.read.selectFrom('audit_head').select('id').executeTakeFirstOrThrow();
}
