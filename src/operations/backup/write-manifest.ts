import { manifestFile } from '#domain/backup/backup-files.ts';
import { backupName } from '#domain/backup/backup-name.ts';
import type { Manifest } from '#domain/backup/manifest.ts';
import type { BackupPlace } from '../ports/backup.ts';

/** Writes the manifest, which completes the backup. Returns the name of the backup. */
export async function writeManifest(place: BackupPlace, manifest: Manifest): Promise<string> {
  const backup = backupName(manifest.madeAt);
  await place.put(manifestFile(backup), new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`));
  return backup;
}
