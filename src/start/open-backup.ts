import { access, constants } from 'node:fs/promises';
import { openDatabaseCopier } from '#adapters/database/backup/open-database-copier.ts';
import { openBackupPlace } from '#adapters/files/backup/open-backup-place.ts';
import { makeFolder } from '#adapters/files/write-durably.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import type { BackupPorts } from '#operations/backup/back-up.ts';
import { findBackup } from '#operations/backup/find-backup.ts';
import type { AutomaticBackups, BackupPlace } from '#operations/ports/backup.ts';
import type { FileStore } from '#operations/ports/files.ts';
import type { Config } from '../config.ts';
import { sqliteFile } from './sqlite-file.ts';
import { cannotWrite, causeOf, StartRefused, startFailure } from './start-failure.ts';
import { startStep, toKeepBackups } from './start-step.ts';

type Places = Pick<Config, 'backup'> & Partial<Pick<Config, 'dataDir'>>;

export async function openBackup(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'backup'>,
  files: FileStore,
): Promise<BackupPorts> {
  // The copies are made there.
  await startStep({ otherwise: cannotWrite('DATA_DIR') }, () => makeFolder(config.dataDir));
  return {
    system: nodeSystem,
    files,
    copier: openDatabaseCopier(sqliteFile(config.databaseUrl), config.dataDir),
    place: await openPlace(config),
  };
}

export function openPlace(config: Places): Promise<BackupPlace> {
  return startStep(toKeepBackups(config), () => openBackupPlace(config.backup.url, config.backup.keys));
}

// A disk of another machine that went away never answers. The shop is wanted sooner than that.
const PATIENCE_MS = 10_000;

/**
 * Looks at the folder of the backups before the first one is due, and returns lines to print. A folder that cannot be written now may be
 * on a disk that comes back, and one that does not answer is not waited for; a file in its place is refused. A bucket is not asked:
 * Operations tells of it.
 */
export async function tryPlace(config: Places, open = openPlace): Promise<string[]> {
  const { every, url } = config.backup;
  if (every === null || !url.startsWith('file:')) return [];
  const patience = Promise.withResolvers<never>();
  const timer = setTimeout(() => patience.reject(new StartRefused(SILENT)), PATIENCE_MS);
  try {
    await Promise.race([look(), patience.promise]);
    return [];
  } catch (error) {
    if (error instanceof Error && ['EEXIST', 'ENOTDIR'].includes(causeOf(error).code)) throw error;
    return [`NO BACKUP IS MADE until this is mended. ${startFailure(error)}`];
  } finally {
    clearTimeout(timer);
  }

  async function look() {
    await open(config);
    await startStep(toKeepBackups(config), () => access(url.slice('file:'.length), constants.W_OK));
  }
}

const SILENT =
  'The folder in BACKUP_URL does not answer: mount its disk again, or name another folder, and start the program again.';

/** Null when the program makes none by itself. */
export function openBackups(config: Places): AutomaticBackups | null {
  const { every } = config.backup;
  if (every === null) return null;
  const newestLine = async () => {
    const newest = await findBackup(await openPlace(config), 'latest');
    if (newest.ok) return newest.value.audit;
    if (newest.kind === 'not-found') return null;
    throw new Error(newest.message);
  };
  return { every, newestLine };
}
