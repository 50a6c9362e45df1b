import { filesToPrune } from '#domain/backup/files-to-prune.ts';
import type { BackupPlace } from '../ports/backup.ts';

/** Removes expired backups, and the parts of interrupted ones. Returns the number of backups. */
export async function pruneBackups(place: BackupPlace, now: string): Promise<number> {
  const { manifests, parts } = filesToPrune(await place.names(), now);
  // The manifest first: without one a backup is not valid.
  for (const name of [...manifests, ...parts]) await place.remove(name);
  return manifests.length;
}
