import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Database } from './tables.ts';

/** Opens the database of a URL: `sqlite:/path/file.db`, `sqlite::memory:` or `postgres://…`. */
export const openDatabase = async (url: string): Promise<Database> => {
  if (url.startsWith('sqlite:')) return openSqlite(url);
  if (/^postgres(ql)?:/.test(url)) return openPostgres(url);
  throw new Error('DATABASE_URL must start with sqlite: or postgres://');
};

/** Asks the database one thing; throws when it does not answer. */
export const pingDatabase = async (database: Database): Promise<void> => {
  await database.read.selectFrom('audit_head').select('id').executeTakeFirstOrThrow();
};
