import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import type { PromptConnection } from './run-together.ts';
import type { Database, Tables } from './tables.ts';
import { translateErrors } from './translate-errors.ts';

/**
 * Opens `sqlite:/path/file.db`, and creates it with its folder when it is missing, or `sqlite::memory:`, which begins as a copy of
 * a file when its bytes are given.
 */
export function openSqlite(url: string, begun?: Buffer): Database {
  const file = url.slice('sqlite:'.length);
  const inMemory = file === ':memory:';
  if (!inMemory) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const opened: Sqlite.Database[] = [];
  const open = (own: string[]) => {
    const sqlite = new Sqlite(inMemory ? (begun ?? file) : file);
    opened.push(sqlite);
    return connect(sqlite, own);
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
      // Kysely closes only connections that ran a query. An open one would keep the write-ahead log beside the file.
      for (const sqlite of opened) sqlite.close();
    },
  };
}

const everyConnection = ['busy_timeout = 5000', 'foreign_keys = ON', 'trusted_schema = OFF'];

function connect(sqlite: Sqlite.Database, own: string[]): Kysely<Tables> {
  for (const pragma of everyConnection) sqlite.pragma(pragma);
  if (!isForeign(sqlite)) for (const pragma of own) sqlite.pragma(pragma);
  return new Kysely<Tables>({
    dialect: translateErrors(new ImmediateSqliteDialect(sqlite)),
  });
}

/** The file of another program keeps its mode, which is written into it: the migrations refuse it, and it stays as it is. */
function isForeign(sqlite: Sqlite.Database): boolean {
  const isOurs = "exists (select 1 from pragma_table_info('migrations') where name = 'applied_at')";
  const hasTables =
    "exists (select 1 from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\')";
  return sqlite.prepare(`select ${hasTables} and not ${isOurs}`).pluck().get() === 1;
}

/** Kysely prepares every query again. The same few dozen texts are used all day, so their statements are cached. */
function cacheStatements(sqlite: Sqlite.Database) {
  const statements = new Map<string, Sqlite.Statement>();
  return {
    close: () => void sqlite.close(),
    prepare: (text: string) => {
      const cached = statements.get(text);
      if (cached) return cached;
      const statement = sqlite.prepare(text);
      if (statements.size >= 500) statements.clear();
      statements.set(text, statement);
      return statement;
    },
  };
}

// Kysely makes and freezes both for each transaction, which costs as much as two of its inserts.
const BEGIN = CompiledQuery.raw('begin immediate');
const COMMIT = CompiledQuery.raw('commit');

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #sqlite: Sqlite.Database;
  readonly #statements: ReturnType<typeof cacheStatements>;
  constructor(sqlite: Sqlite.Database) {
    const statements = cacheStatements(sqlite);
    super({ database: statements });
    this.#sqlite = sqlite;
    this.#statements = statements;
  }

  /** Its one connection answers at once, too. */
  override async init(): Promise<void> {
    await super.init();
    const answer: PromptConnection['answer'] = ({ sql, parameters }) => {
      const statement = this.#statements.prepare(sql);
      if (statement.reader) return statement.all(parameters);
      statement.run(parameters);
      return [];
    };
    Object.assign(await super.acquireConnection(), { answer });
  }

  /** A deferred transaction that reads and then writes can fail when another process writes in between. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(BEGIN);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(COMMIT);
  }

  /** On a full disk SQLite has rolled back by itself: a second rollback would fail and hide the cause. */
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
    return new ImmediateSqliteDriver(this.#sqlite);
  }
}
