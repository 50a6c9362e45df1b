import { backupOfPart, completeBackups, manifestFile } from './backup-files.ts';
import { instantOfBackup } from './backup-name.ts';
import { backupsToKeep } from './backups-to-keep.ts';

const A_DAY = 24 * 60 * 60 * 1000;

/**
 * `filesToPrune(names, now)` → which of these files of a backup place go: the manifests of the backups that are kept no
 * longer, and the pieces of the database that belong to those or to no backup. A piece without a manifest may belong to a
 * backup that is being made, so it stays for a day.
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
  const goes = (backup: string) => (backups.has(backup) ? !isKept(backup) : isLeftover(backup));
  return {
    manifests: [...backups].filter(goes).map(manifestFile),
    parts: names.filter((name) => {
      const backup = backupOfPart(name);
      return backup !== null && goes(backup);
    }),
  };
}
