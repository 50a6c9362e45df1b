import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import type { Database, Tables } from './tables.ts';

/** Opens `sqlite:/path/file.db` (made with its folder when missing) or `sqlite::memory:`. */
export const openSqlite = (url: string): Database => {
  const file = url.slice('sqlite:'.length);
  const inMemory = file === ':memory:';
  if (!inMemory) mkdirSync(dirname(file), { recursive: true });
  const write = connect(new Sqlite(file), ['journal_mode = WAL', 'synchronous = FULL']);
  const read = inMemory ? write : connect(new Sqlite(file), ['query_only = ON']);
  return {
    engine: 'sqlite',
    read,
    write,
    close: async () => {
      if (read !== write) await read.destroy();
      await write.destroy();
    },
  };
};

const everyConnection = ['busy_timeout = 5000', 'foreign_keys = ON', 'trusted_schema = OFF'];

const connect = (sqlite: Sqlite.Database, pragmas: string[]): Kysely<Tables> => {
  for (const pragma of [...everyConnection, ...pragmas]) sqlite.pragma(pragma);
  return new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: keepingStatements(sqlite) }) });
};

/** Kysely prepares every query anew; the same few dozen texts come back all day, so they are kept. */
const keepingStatements = (sqlite: Sqlite.Database) => {
  const statements = new Map<string, Sqlite.Statement>();
  return {
    close: () => void sqlite.close(),
    prepare: (text: string) => {
      const kept = statements.get(text);
      if (kept) return kept;
      const statement = sqlite.prepare(text);
      if (statements.size >= 500) statements.clear();
      statements.set(text, statement);
      return statement;
    },
  };
};

/** A deferred transaction that reads and then writes can fail half way when another process wrote in between. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver() {
    return new ImmediateSqliteDriver(this.#config);
  }
}
