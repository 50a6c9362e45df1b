import { mkdir } from 'node:fs/promises';
import { openDatabaseCopier } from '#adapters/database/copy/open-database-copier.ts';
import { openBackupPlace } from '#adapters/files/open-backup-place.ts';
import { systemWorld } from '#adapters/system/system-world.ts';
import type { Outcome } from '#domain/outcome.ts';
import { type BackupReport, backUp } from '#jobs/back-up.ts';
import type { FileStore } from '#operations/ports/files.ts';
import type { Config } from '../config.ts';

/** Backs the shop of this configuration up once. The place is opened anew each time: it may have been away at the start. */
export async function backUpOnce(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'backup'>,
  files: Pick<FileStore, 'get'>,
  signal: AbortSignal,
): Promise<Outcome<BackupReport>> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const copier = openDatabaseCopier(sqliteFile(config.databaseUrl), config.dataDir);
  const place = await openBackupPlace(config.backup.url, config.backup.keys);
  return backUp({ world: systemWorld, files, copier, place }, signal);
}

/** The file of a `sqlite:` URL. */
export function sqliteFile(databaseUrl: string): string {
  return databaseUrl.slice('sqlite:'.length);
}

/** The same as a job of the server. What a person must see to is an error in the log, each time. */
export function backUpJob(config: Pick<Config, 'databaseUrl' | 'dataDir' | 'backup'>, files: FileStore) {
  return {
    name: 'back up',
    every: (config.backup.every ?? 0) * 60_000,
    run: async (signal: AbortSignal) => {
      const outcome = await backUpOnce(config, files, signal);
      if (!outcome.ok) throw new Error(outcome.message);
      const { lost, ...report } = outcome.value;
      if (lost.length > 0) throw new Error(`${report.backup} is made. ${lostFiles(lost)}`);
      return report.made ? report : null;
    },
  };
}

/** `lostFiles(['ab…'])` → a sentence that names some of them. */
export function lostFiles(lost: string[]): string {
  return `${lost.length === 1 ? '1 file' : `${lost.length} files`} that the database names ${lost.length === 1 ? 'is' : 'are'} missing or damaged: ${lost.slice(0, 5).join(', ')}${lost.length > 5 ? ' …' : ''}.`;
}
