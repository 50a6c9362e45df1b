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
import { translateErrors } from './translate-errors.ts';

/** Opens `sqlite:/path/file.db` (made with its folder when missing) or `sqlite::memory:`. */
export function openSqlite(url: string): Database {
  const file = url.slice('sqlite:'.length);
  const inMemory = file === ':memory:';
  if (!inMemory) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const opened: Sqlite.Database[] = [];
  const open = (pragmas: string[]) => {
    const sqlite = new Sqlite(file);
    opened.push(sqlite);
    return connect(sqlite, pragmas);
  };
  const write = open(['journal_mode = WAL', 'synchronous = FULL']);
  const read = inMemory ? write : open(['query_only = ON']);
  return {
    engine: 'sqlite',
    read,
    write,
    close: async () => {
      if (read !== write) await read.destroy();
      await write.destroy();
      // Kysely closes only what was asked something. One that stays open keeps the log beside the file.
      for (const sqlite of opened) sqlite.close();
    },
  };
}

const everyConnection = ['busy_timeout = 5000', 'foreign_keys = ON', 'trusted_schema = OFF'];

function connect(sqlite: Sqlite.Database, pragmas: string[]): Kysely<Tables> {
  for (const pragma of [...everyConnection, ...pragmas]) sqlite.pragma(pragma);
  return new Kysely<Tables>({
    dialect: translateErrors(new ImmediateSqliteDialect(sqlite)),
  });
}

/** Kysely prepares every query anew; the same few dozen texts come back all day, so they are kept. */
function keepingStatements(sqlite: Sqlite.Database) {
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
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #sqlite: Sqlite.Database;
  constructor(sqlite: Sqlite.Database, config: SqliteDialectConfig) {
    super(config);
    this.#sqlite = sqlite;
  }

  /** A deferred transaction that reads and then writes can fail half way when another process wrote in between. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has taken the transaction back by itself; to ask again would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #sqlite: Sqlite.Database;
  constructor(sqlite: Sqlite.Database) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
  }

  override createDriver() {
    return new ImmediateSqliteDriver(this.#sqlite, { database: keepingStatements(this.#sqlite) });
  }
}
