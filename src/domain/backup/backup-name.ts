/** `backupName('2026-11-21T06:00:00.000Z')` → `'2026-11-21T06-00-00.000Z'`: valid in every file system and store, and sorted by time. */
export function backupName(instant: string): string {
  return instant.replaceAll(':', '-');
}

/** `instantOfBackup('2026-11-21T06-00-00.000Z')` → `'2026-11-21T06:00:00.000Z'`; null for any other name. */
export function instantOfBackup(name: string): string | null {
  const parts = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/.exec(name);
  const instant = parts ? parts.slice(1).join(':') : '';
  return parts && !Number.isNaN(Date.parse(instant)) ? instant : null;
}
