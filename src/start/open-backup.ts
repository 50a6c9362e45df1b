import { openDatabaseCopier } from '#adapters/database/backup/open-database-copier.ts';
import { openBackupPlace } from '#adapters/files/backup/open-backup-place.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import type { BackupPorts } from '#operations/backup/back-up.ts';
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
