import { backupOfPart, completeBackups, manifestFile } from './backup-files.ts';
import { instantOfBackup } from './backup-name.ts';
import { backupsToKeep } from './backups-to-keep.ts';

const A_DAY = 24 * 60 * 60 * 1000;

/**
 * `filesToPrune(names, now)` → the files to delete: the manifests of backups that are no longer wanted, and the pieces of the
 * database that belong to these backups or to none. A piece without a manifest may belong to a backup in progress, so it
 * stays for a day.
 */
export function filesToPrune(names: string[], now: string): { manifests: string[]; parts: string[] } {
  const backups = new Set(completeBackups(names));
  const kept = backupsToKeep(
    [...backups].flatMap((backup) => instantOfBackup(backup) ?? []),
    now,
  );
  const isKept = (backup: string) => kept.has(instantOfBackup(backup) ?? '');
  const dayBefore = new Date(Date.parse(now) - A_DAY).toISOString();
  const isLeftover = (backup: string) => !backups.has(backup) && (instantOfBackup(backup) ?? '') < dayBefore;
  const isPruned = (backup: string) => (backups.has(backup) ? !isKept(backup) : isLeftover(backup));
  return {
    manifests: [...backups].filter(isPruned).map(manifestFile),
    parts: names.filter((name) => {
      const backup = backupOfPart(name);
      return backup !== null && isPruned(backup);
    }),
  };
}
