import { openDatabaseCopier } from '#adapters/database/backup/open-database-copier.ts';
import { openBackupPlace } from '#adapters/files/backup/open-backup-place.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import type { BackupPorts } from '#operations/backup/back-up.ts';
import { findBackup } from '#operations/backup/find-backup.ts';
import type { AutomaticBackups } from '#operations/ports/backup.ts';
import type { FileStore } from '#operations/ports/files.ts';
import type { Config } from '../config.ts';
import { sqliteFile } from './sqlite-file.ts';

export async function openBackup(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'backup'>,
  files: FileStore,
): Promise<BackupPorts> {
  return {
    system: nodeSystem,
    files,
    copier: openDatabaseCopier(sqliteFile(config.databaseUrl), config.dataDir),
    place: await openBackupPlace(config.backup.url, config.backup.keys),
  };
}

/** Null when the program makes none by itself. */
export function openBackups({ backup }: Pick<Config, 'backup'>): AutomaticBackups | null {
  if (backup.every === null) return null;
  const newestLine = async () => {
    const newest = await findBackup(await openBackupPlace(backup.url, backup.keys), 'latest');
    if (newest.ok) return newest.value.audit;
    if (newest.kind === 'not-found') return null;
    throw new Error(newest.message);
  };
  return { every: backup.every, newestLine };
}
