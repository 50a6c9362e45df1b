import { existsSync } from 'node:fs';
import { openShopDatabase } from '#adapters/database/open-shop-database.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import { lostFiles } from '#domain/backup/lost-files.ts';
import { backUpBeforeChange } from '#operations/backup/back-up-before-change.ts';
import type { Config } from '../config.ts';
import { openBackup } from './open-backup.ts';
import { sqliteFile } from './sqlite-file.ts';
import { StartRefused } from './start-failure.ts';
import { openFiles, reachDatabase } from './start-step.ts';

/** Backs up a SQLite shop of an older release, before it is migrated, unless BACKUP_EVERY=off. Returns lines to print. */
export async function backUpOldShop(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'filesUrl' | 'filesKeys' | 'backup'>,
): Promise<string[]> {
  if (config.backup.every === null || !existsSync(sqliteFile(config.databaseUrl))) return [];
  const database = await reachDatabase(config, () => openShopDatabase(config.databaseUrl, draftOfData));
  const outcome = await backUpBeforeChange({
    release: database.release,
    openBackup: async () => openBackup(config, await openFiles(config)),
  }).finally(database.close);
  if (!outcome.ok) throw new StartRefused(outcome.message);
  if (!outcome.value) return [];
  const { backup, lost } = outcome.value;
  const done = `The tables are from an older release. The backup ${backup} was made before the update.`;
  return lost.length === 0 ? [done] : [done, lostFiles(lost)];
}
