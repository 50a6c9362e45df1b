import { completeBackups, manifestFile } from '#domain/backup/backup-files.ts';
import { type Manifest, readManifest } from '#domain/backup/manifest.ts';
import { failed, type Outcome } from '#domain/outcome.ts';
import type { BackupPlace } from '../ports/backup.ts';

/** The names of the backups that have a manifest, oldest first. */
export async function listBackups(place: BackupPlace): Promise<string[]> {
  return completeBackups(await place.names());
}

/** The manifest of the backup of that name, or of the 'latest'. */
export async function findBackup(place: BackupPlace, wanted: string): Promise<Outcome<Manifest>> {
  const backups = await listBackups(place);
  const backup = wanted === 'latest' ? backups.at(-1) : wanted;
  const bytes = backup && backups.includes(backup) ? await place.get(manifestFile(backup)) : null;
  if (!bytes)
    return failed(
      'not-found',
      wanted === 'latest'
        ? 'There is no backup at BACKUP_URL.'
        : `There is no backup ${wanted} at BACKUP_URL: “vitrine restore” lists the backups.`,
    );
  const manifest = readManifest(new TextDecoder().decode(bytes));
  return manifest.ok ? manifest : failed('invalid', `The backup ${backup} cannot be used: ${manifest.message}`);
}
