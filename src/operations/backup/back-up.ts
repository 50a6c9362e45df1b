import { partFile } from '#domain/backup/backup-files.ts';
import { backupName } from '#domain/backup/backup-name.ts';
import { filesInManifest, type Manifest } from '#domain/backup/manifest.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { readIntact } from '../files/read-intact.ts';
import type { BackupPlace, DatabaseCopier, DatabaseCopy } from '../ports/backup.ts';
import type { FileStore } from '../ports/files.ts';
import type { System } from '../ports/system.ts';
import { findBackup } from './find-backup.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { pruneBackups } from './prune-backups.ts';
import { writeManifest } from './write-manifest.ts';

export type BackupPorts = {
  system: Pick<System, 'now' | 'sha256'>;
  files: Pick<FileStore, 'get'>;
  copier: DatabaseCopier;
  place: BackupPlace;
};

export type BackupReport = {
  /** The backup with the present state of the shop: made now, or earlier when nothing has changed since. */
  backup: string;
  made: boolean;
  /** How many files the place did not have yet. */
  copied: number;
  /** Old backups that were removed. */
  removed: number;
  /** Files that the database refers to and that are missing or damaged in the file store: a person must repair that. */
  lost: string[];
};

/**
 * Copies the database, then the files that the place does not have, then writes the manifest, without which a backup is not
 * valid, and then removes old backups. An interruption at any point leaves the earlier backups valid. A shop that has not
 * changed is not copied again. 'conflict' when the place has the backups of another shop.
 */
export async function backUp(ports: BackupPorts, signal: AbortSignal): Promise<Outcome<BackupReport>> {
  const { place, system } = ports;
  const madeAt = system.now();
  const newest = await findBackup(place, 'latest');
  // With a damaged manifest the next backup is a complete one.
  const earlier = newest.ok ? newest.value : null;
  const copy = await ports.copier.copy(signal, hourOf(madeAt) !== (earlier && hourOf(earlier.madeAt)));
  try {
    if (earlier && earlier.shop !== copy.facts.shop)
      return failed('conflict', 'BACKUP_URL has the backups of another shop: set it to another place.');
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

/** The first backup of an hour is checked whole: its indexes are half of what a backup costs, and backups of 24 hours are kept. */
function hourOf(instant: string): string {
  return instant.slice(0, 13);
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

/** A file never changes under its name, so the place keeps the ones that it has. */
async function copyFiles({ place, files, system }: BackupPorts, named: string[], signal: AbortSignal) {
  const existing = new Set<string>();
  for await (const { sha256 } of place.files.list()) existing.add(sha256);
  const lost: string[] = [];
  let copied = 0;
  await forEachConcurrently(
    named.filter((sha256) => !existing.has(sha256)),
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
