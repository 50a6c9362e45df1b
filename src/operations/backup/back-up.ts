import { partFile } from '#domain/backup/backup-files.ts';
import { backupName } from '#domain/backup/backup-name.ts';
import { filesInManifest, type Manifest } from '#domain/backup/manifest.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { BackupPlace, DatabaseCopier, DatabaseCopy } from '../ports/backup.ts';
import type { FileStore } from '../ports/files.ts';
import { readIntact } from '../ports/read-intact.ts';
import type { System } from '../ports/system.ts';
import { eachAtOnce } from './each-at-once.ts';
import { findBackup } from './find-backup.ts';
import { pruneBackups } from './prune-backups.ts';
import { writeManifest } from './write-manifest.ts';

export type BackupPorts = {
  system: Pick<System, 'now' | 'sha256'>;
  files: Pick<FileStore, 'get'>;
  copier: DatabaseCopier;
  place: BackupPlace;
};

export type BackupReport = {
  /** The backup that holds the shop as it is: made now, or an earlier one when nothing has changed since. */
  backup: string;
  made: boolean;
  /** Files that the place did not have. */
  copied: number;
  /** Old backups that were removed. */
  removed: number;
  /** Files that the database names and that the file store has not, or has damaged: for a person to see to. */
  lost: string[];
};

/**
 * Copies the database, then the files that the place does not have, then writes the manifest, without which a backup does
 * not count; then removes old backups. Whenever it is cut off, the backups before it stand. A shop that has not changed is
 * not copied again. 'conflict' when the place holds another shop's backups.
 */
export async function backUp(ports: BackupPorts, signal: AbortSignal): Promise<Outcome<BackupReport>> {
  const { place, system } = ports;
  const madeAt = system.now();
  const newest = await findBackup(place, 'latest');
  // A damaged manifest is no reason to make no more backups: this one is made whole.
  const earlier = newest.ok ? newest.value : null;
  const copy = await ports.copier.copy(signal);
  try {
    if (earlier && earlier.shop !== copy.facts.shop)
      return failed('conflict', 'BACKUP_URL holds the backups of another shop: give this one a place of its own.');
    if (earlier?.sha256 === copy.facts.sha256 && earlier.lost.length === 0)
      return ok({ backup: backupName(earlier.madeAt), made: false, copied: 0, removed: 0, lost: [] });

    const parts = await putParts(ports, backupName(madeAt), copy);
    const { copied, lost } = await copyFiles(ports, copy.files, signal);
    const files = filesInManifest(copy.files, system.sha256);
    const backup = await writeManifest(place, { format: 1, madeAt, ...copy.facts, parts, files, lost });
    const removed = await pruneBackups(place, system.now());
    return ok({ backup, made: true, copied, removed, lost });
  } finally {
    await copy.discard();
  }
}

async function putParts({ place, system }: BackupPorts, backup: string, copy: DatabaseCopy) {
  const parts: Manifest['parts'] = [];
  for await (const bytes of copy.parts()) {
    const name = partFile(backup, parts.length);
    await place.put(name, bytes);
    parts.push({ name, sha256: system.sha256(bytes) });
  }
  return parts;
}

/** Files never change under their names, so one that the place has is not copied again. */
async function copyFiles({ place, files, system }: BackupPorts, named: string[], signal: AbortSignal) {
  const there = new Set<string>();
  for await (const { sha256 } of place.files.list()) there.add(sha256);
  const lost: string[] = [];
  let copied = 0;
  await eachAtOnce(
    named.filter((sha256) => !there.has(sha256)),
    async (sha256) => {
      signal.throwIfAborted();
      const bytes = await readIntact(files, system, sha256);
      if (typeof bytes === 'string') lost.push(sha256);
      else {
        await place.files.put(sha256, bytes);
        copied += 1;
      }
    },
  );
  return { copied, lost };
}
