import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { openSqlite } from '#adapters/database/engine/sqlite.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { quickFolder } from './quick-folder.ts';

let migrated: Promise<Buffer> | undefined;

/** The bytes of a SQLite database with the tables of this release. All migrations take 60 ms: they are done once in a process. */
export function migratedFile(): Promise<Buffer> {
  migrated ??= migrateOnce();
  return migrated;
}

async function migrateOnce(): Promise<Buffer> {
  const folder = mkdtempSync(join(quickFolder(), 'vitrine-sqlite-'));
  const file = join(folder, 'migrated.db');
  const database = await openDatabase(`sqlite:${file}`);
  await migrate(database, '2026-11-21T06:00:00.000Z');
  await database.close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}

/** A SQLite in memory with the tables of this release. */
export async function openMigratedMemory(): Promise<Database> {
  const bytes = Buffer.from(await migratedFile());
  // Memory has no log beside the file: https://www.sqlite.org/fileformat2.html#file_format_version_numbers
  bytes.fill(1, 18, 20);
  return openSqlite('sqlite::memory:', bytes);
}
