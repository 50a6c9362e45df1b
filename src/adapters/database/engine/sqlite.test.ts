import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../migrations/migrate.ts';
import { openSqlite } from './sqlite.ts';
import { syncLate } from './sync-late.ts';

test('Each commit of SQLite is flushed to the disk, so that a power cut loses no answered call', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-sqlite-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const open = () => openSqlite(`sqlite:${join(folder, 'shop.db')}`);
  // A database with a log, as a shop finds it at every start but the first: this build of SQLite opens it with 1 (NORMAL).
  await open().close();
  const database = open();
  const pragma = async (name: string, connection = database.write) =>
    Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(connection)).rows[0] ?? {})[0];
  // FULL
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('query_only', database.read)).toBe(1);
  // NORMAL, while the demo shop is filled, and FULL again when that failed.
  expect(await syncLate(database, () => pragma('synchronous'))).toBe(1);
  await expect(syncLate(database, () => Promise.reject(new Error('The disk is full.')))).rejects.toThrow('full');
  expect(await pragma('synchronous')).toBe(2);
  await database.close();
});

test('A file of another program is refused and no byte of it changes; our own, or an empty one, gets write-ahead logging', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-foreign-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const mode = (file: string) => new Sqlite(file, { readonly: true }).pragma('journal_mode', { simple: true });
  const foreign = join(folder, 'foreign.db');
  const other = new Sqlite(foreign);
  other.exec('create table migrations (id integer primary key); insert into migrations values (1)');
  other.close();
  const before = readFileSync(foreign);
  const opened = openSqlite(`sqlite:${foreign}`);
  await expect(migrate(opened, '2026-12-01T06:00:00.000Z')).rejects.toThrow('belongs to another program');
  await opened.close();
  expect([readFileSync(foreign).equals(before), mode(foreign), readdirSync(folder)]).toEqual([
    true,
    'delete',
    ['foreign.db'],
  ]);
  const own = join(folder, 'own.db');
  for (const _ of ['empty', 'ours']) {
    const database = openSqlite(`sqlite:${own}`);
    await migrate(database, '2026-12-01T06:00:00.000Z');
    await database.close();
    expect(mode(own)).toBe('wal');
  }
});
