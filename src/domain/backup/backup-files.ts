import { backupName, instantOfBackup } from './backup-name.ts';

const MANIFEST = '.json';
const PART = '.db.zst.';

/** `manifestFile('2026-11-21T06-00-00.000Z')` → `'2026-11-21T06-00-00.000Z.json'` */
export function manifestFile(backup: string): string {
  return backup + MANIFEST;
}

/** `partFile('2026-11-21T06-00-00.000Z', 3)` → `'2026-11-21T06-00-00.000Z.db.zst.0003'`: a piece of the compressed database. */
export function partFile(backup: string, number: number): string {
  return `${backup}${PART}${String(number).padStart(4, '0')}`;
}

/** `completeBackups(names)` → the backups whose manifest is among these file names, oldest first. */
export function completeBackups(names: string[]): string[] {
  return names
    .filter((name) => name.endsWith(MANIFEST))
    .map((name) => name.slice(0, -MANIFEST.length))
    .filter((backup) => instantOfBackup(backup) !== null)
    .sort();
}

/** `backupOfPart('2026-11-21T06-00-00.000Z.db.zst.0003')` → `'2026-11-21T06-00-00.000Z'`; null for any other name. */
export function backupOfPart(name: string): string | null {
  const backup = name.slice(0, NAME_LENGTH);
  return name.startsWith(PART, NAME_LENGTH) && instantOfBackup(backup) !== null ? backup : null;
}

const NAME_LENGTH = backupName('2026-11-21T06:00:00.000Z').length;
