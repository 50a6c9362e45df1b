import { existsSync } from 'node:fs';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { releaseOf } from '#adapters/database/migrations/migrate.ts';
import { openFileStore } from '#adapters/files/open-file-store.ts';
import { lostFiles } from '#domain/backup/lost-files.ts';
import { backUp } from '#operations/backup/back-up.ts';
import { NotBackedUp } from '#operations/ports/backup.ts';
import type { Config } from '../config.ts';
import { openBackup, sqliteFile } from './open-backup.ts';

/**
 * Backs a shop on SQLite up before this release changes its tables; answers lines to tell. Throws `NotBackedUp` when it
 * cannot: then nothing is changed. With BACKUP_EVERY=off backing up is somebody else's.
 */
export async function backUpBeforeChange(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'filesUrl' | 'filesKeys' | 'backup'>,
): Promise<string[]> {
  if (config.backup.every === null || !existsSync(sqliteFile(config.databaseUrl))) return [];
  if (!(await isOlder(config.databaseUrl))) return [];
  try {
    const files = await openFileStore(config.filesUrl, config.filesKeys);
    const outcome = await backUp(await openBackup(config, files), new AbortController().signal);
    if (!outcome.ok) throw new Error(outcome.message);
    const { backup, lost } = outcome.value;
    const done = `The tables are of an older release. Before they change, the backup ${backup} holds the shop.`;
    return lost.length === 0 ? [done] : [done, lostFiles(lost)];
  } catch (error) {
    throw new NotBackedUp(
      `The tables are of an older release, and the shop cannot be backed up before they change: ${error instanceof Error ? error.message : error} Nothing was changed. Mend it, or set BACKUP_EVERY=off to go on without.`,
      { cause: error },
    );
  }
}

async function isOlder(databaseUrl: string): Promise<boolean> {
  const database = await openDatabase(databaseUrl);
  try {
    return (await releaseOf(database)) === 'older';
  } finally {
    await database.close();
  }
}
