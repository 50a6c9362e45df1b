import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
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
