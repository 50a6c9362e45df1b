import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, inject, onTestFinished } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migratedFile } from './migrated-file.ts';
import { dropDatabase } from './open-test-postgres.ts';
import { quickFolder } from './quick-folder.ts';
import { type SharedPostgres, sharedTestPostgres } from './share-test-postgres.ts';

type OpenedDatabase = Awaited<ReturnType<typeof openDatabase>>;

export type DatabasesForTests = {
  /** A fresh database with its tables; closed and removed when the test ends. */
  open(): Promise<OpenedDatabase>;
  /** The URL of a fresh database without tables, for tests that open it themselves or twice. */
  freshUrl(): Promise<string>;
  /** Fills a database at its first use. Every test gets a copy of it, and what `fill` returned. */
  prepared<Filled>(fill: (database: OpenedDatabase) => Promise<Filled>): () => Promise<Prepared<Filled>>;
};

type Prepared<Filled> = { database: OpenedDatabase; filled: Filled };

/** Registers the same tests twice, by name: `… on SQLite` and `… on PostgreSQL`. Both are the real engines. */
export function eachDatabase(
  name: string,
  tests: (
    open: DatabasesForTests['open'],
    freshUrl: DatabasesForTests['freshUrl'],
    prepared: DatabasesForTests['prepared'],
  ) => void,
): void {
  describe(`${name} on SQLite`, () => tests(() => openWithTables(migratedSqlite), freshSqlite, prepareSqlite));
  // Planted faults are looked for on SQLite alone: vitest-mutants.config.ts.
  if (inject('withoutPostgres')) return;
  describe(`${name} on PostgreSQL`, () =>
    tests(() => openWithTables(migratedPostgres), freshPostgres, preparePostgres));
}

async function openWithTables(migratedUrl: () => Promise<string>): Promise<OpenedDatabase> {
  const database = await openDatabase(await migratedUrl());
  // Runs before the database is removed: what is registered last is called first.
  onTestFinished(() => database.close());
  return database;
}

function prepareSqlite<Filled>(fill: (database: OpenedDatabase) => Promise<Filled>) {
  let made: Promise<{ file: Buffer; filled: Filled }> | undefined;
  const make = async () => {
    const url = await migratedSqlite();
    const filled = await fillAndClose(url, fill);
    return { file: readFileSync(fileOf(url)), filled };
  };
  return async () => {
    made ??= make();
    const { file, filled } = await made;
    return { database: await openWithTables(() => sqliteOf(file)), filled };
  };
}

function preparePostgres<Filled>(fill: (database: OpenedDatabase) => Promise<Filled>) {
  let made: Promise<{ url: string; filled: Filled }> | undefined;
  const make = async () => {
    const url = await (await sharedTestPostgres()).migratedDatabase();
    return { url, filled: await fillAndClose(url, fill) };
  };
  afterAll(async () => made && dropDatabase((await made).url));
  return async () => {
    made ??= make();
    const { url, filled } = await made;
    const copy = () => removedLater((postgres) => postgres.copyDatabase(url));
    return { database: await openWithTables(copy), filled };
  };
}

async function fillAndClose<Filled>(url: string, fill: (database: OpenedDatabase) => Promise<Filled>): Promise<Filled> {
  const database = await openDatabase(url);
  return fill(database).finally(() => database.close());
}

async function freshSqlite(): Promise<string> {
  const folder = mkdtempSync(join(quickFolder(), 'vitrine-sqlite-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return `sqlite:${join(folder, 'test.db')}`;
}

async function migratedSqlite(): Promise<string> {
  return sqliteOf(await migratedFile());
}

async function sqliteOf(file: Buffer): Promise<string> {
  const url = await freshSqlite();
  writeFileSync(fileOf(url), file);
  return url;
}

function fileOf(url: string): string {
  return url.slice('sqlite:'.length);
}

function freshPostgres(): Promise<string> {
  return removedLater((postgres) => postgres.freshDatabase());
}

function migratedPostgres(): Promise<string> {
  return removedLater((postgres) => postgres.migratedDatabase());
}

async function removedLater(make: (postgres: SharedPostgres) => Promise<string>): Promise<string> {
  const postgres = await sharedTestPostgres();
  const url = await make(postgres);
  onTestFinished(() => dropDatabase(url));
  return postgres.address(url);
}
