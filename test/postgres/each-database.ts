import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, onTestFinished } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { dropDatabase } from './open-test-postgres.ts';
import { sharedTestPostgres } from './share-test-postgres.ts';

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
  describe(`${name} on SQLite`, () => tests(() => openFresh(freshSqlite), freshSqlite));
  describe(`${name} on PostgreSQL`, () => tests(() => openFresh(freshPostgres), freshPostgres));
}

async function openFresh(freshUrl: () => Promise<string>): Promise<OpenedDatabase> {
  const database = await openDatabase(await freshUrl());
  // Runs before the database is removed: what is registered last is called first.
  onTestFinished(() => database.close());
  await migrate(database, '2026-11-21T06:00:00.000Z');
  return database;
}

async function freshSqlite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-sqlite-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return `sqlite:${join(folder, 'test.db')}`;
}

async function freshPostgres(): Promise<string> {
  const url = await (await sharedTestPostgres()).freshDatabase();
  onTestFinished(() => dropDatabase(url));
  return url;
}
