import { mkdir } from 'node:fs/promises';
import { openDatabaseCopier } from '#adapters/database/copy/open-database-copier.ts';
import { openBackupPlace } from '#adapters/files/open-backup-place.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import type { BackupPorts } from '#operations/backup/back-up.ts';
import type { FileStore } from '#operations/ports/files.ts';
import type { Config } from '../config.ts';

/** Opens what a backup of the shop on SQLite needs. */
export async function openBackup(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'backup'>,
  files: FileStore,
): Promise<BackupPorts> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  return {
    system: nodeSystem,
    files,
    copier: openDatabaseCopier(sqliteFile(config.databaseUrl), config.dataDir),
    place: await openBackupPlace(config.backup.url, config.backup.keys),
  };
}

/** The file of a `sqlite:` URL. */
export function sqliteFile(databaseUrl: string): string {
  return databaseUrl.slice('sqlite:'.length);
}
