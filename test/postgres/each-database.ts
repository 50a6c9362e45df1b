import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, onTestFinished } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { dropDatabase } from './open-test-postgres.ts';
import { type SharedPostgres, sharedTestPostgres } from './share-test-postgres.ts';

type OpenedDatabase = Awaited<ReturnType<typeof openDatabase>>;

export type DatabasesForTests = {
  /** A fresh database with its tables; closed and removed when the test ends. */
  open(): Promise<OpenedDatabase>;
  /** The URL of a fresh database without tables, for tests that open it themselves or twice. */
  freshUrl(): Promise<string>;
};

/** Registers the same tests twice, by name: `… on SQLite` and `… on PostgreSQL`. Both are the real engines. */
export function eachDatabase(
  name: string,
  tests: (open: DatabasesForTests['open'], freshUrl: DatabasesForTests['freshUrl']) => void,
): void {
  describe(`${name} on SQLite`, () => tests(() => openWithTables(migratedSqlite), freshSqlite));
  describe(`${name} on PostgreSQL`, () => tests(() => openWithTables(migratedPostgres), freshPostgres));
}

async function openWithTables(migratedUrl: () => Promise<string>): Promise<OpenedDatabase> {
  const database = await openDatabase(await migratedUrl());
  // Runs before the database is removed: what is registered last is called first.
  onTestFinished(() => database.close());
  return database;
}

async function freshSqlite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-sqlite-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return `sqlite:${join(folder, 'test.db')}`;
}

let migrated: Promise<Buffer> | undefined;

async function migratedSqlite(): Promise<string> {
  const url = await freshSqlite();
  migrated ??= migrateOnce();
  writeFileSync(url.slice('sqlite:'.length), await migrated);
  return url;
}

/** The file of a database with the tables of this release: every test of this process gets a copy. */
async function migrateOnce(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-sqlite-'));
  const file = join(folder, 'migrated.db');
  const database = await openDatabase(`sqlite:${file}`);
  await migrate(database, '2026-11-21T06:00:00.000Z');
  await database.close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}

function freshPostgres(): Promise<string> {
  return removedLater((postgres) => postgres.freshDatabase());
}

function migratedPostgres(): Promise<string> {
  return removedLater((postgres) => postgres.migratedDatabase());
}

async function removedLater(make: (postgres: SharedPostgres) => Promise<string>): Promise<string> {
  const url = await make(await sharedTestPostgres());
  onTestFinished(() => dropDatabase(url));
  return url;
}
