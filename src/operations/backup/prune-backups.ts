import { filesToPrune } from '#domain/backup/files-to-prune.ts';
import type { BackupPlace } from '../ports/backup.ts';

/** Removes the backups that are kept no longer, and what was left of a backup that was cut off. Answers how many backups. */
export async function pruneBackups(place: BackupPlace, now: string): Promise<number> {
  const { manifests, parts } = filesToPrune(await place.names(), now);
  // The manifest goes first: a backup without one does not count.
  for (const name of [...manifests, ...parts]) await place.remove(name);
  return manifests.length;
}
