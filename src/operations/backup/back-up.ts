import { backupName, instantOfBackup } from '#domain/backup/backup-name.ts';
import { backupsToKeep } from '#domain/backup/backups-to-keep.ts';
import { type Manifest, readManifest } from '#domain/backup/manifest.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { type BackupPlace, type DatabaseCopier, type DatabaseCopy, readIntact } from '../ports/backup.ts';
import type { FileStore } from '../ports/files.ts';
import type { System } from '../ports/system.ts';

export type BackupPorts = {
  system: Pick<System, 'now' | 'sha256'>;
  files: Pick<FileStore, 'get'>;
  copier: DatabaseCopier;
  place: BackupPlace;
};

type BackupReport = {
  /** The backup that holds the shop as it is: made now, or an earlier one when nothing has changed since. */
  backup: string;
  made: boolean;
  /** Files that the place had not. */
  copied: number;
  /** Backups that were cleared away. */
  removed: number;
  /** Files that the database names and that the file store has not, or has damaged: for a person to see to. */
  lost: string[];
};

/**
 * Copies the database, then the files that the place has not, then writes the manifest, without which a backup does not
 * count; then clears away what is kept no longer. Whenever it is cut off, the backups before it stand. A shop that has
 * not changed is not copied again. 'conflict' when the place holds another shop's backups.
 */
export async function backUp(ports: BackupPorts, signal: AbortSignal): Promise<Outcome<BackupReport>> {
  const { place, system } = ports;
  const madeAt = system.now();
  const names = await place.names();
  const earlier = await newestManifest(place, names);
  const copy = await ports.copier.copy(signal);
  try {
    if (earlier && earlier.manifest.shop !== copy.facts.shop)
      return failed('conflict', 'BACKUP_URL holds the backups of another shop: give this one a place of its own.');
    if (earlier?.manifest.sha256 === copy.facts.sha256 && earlier.manifest.lost.length === 0)
      return ok({ backup: earlier.name, made: false, copied: 0, removed: 0, lost: [] });

    const backup = backupName(madeAt);
    const parts = await putParts(ports, backup, copy);
    const { copied, lost } = await copyFiles(ports, copy.files, signal);
    const files = { count: copy.files.length, sha256: system.sha256(copy.files.join('\n')) };
    const manifest: Manifest = { format: 1, madeAt, ...copy.facts, parts, files, lost };
    await place.put(manifestOf(backup), new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`));
    const removed = await clearAway(place, [...names, manifestOf(backup)], system.now());
    return ok({ backup, made: true, copied, removed, lost });
  } finally {
    await copy.discard();
  }
}

const MANIFEST = '.json';
function manifestOf(backup: string) {
  return `${backup}${MANIFEST}`;
}

async function newestManifest(place: BackupPlace, names: string[]) {
  const newest = names.findLast((name) => name.endsWith(MANIFEST));
  if (!newest) return null;
  const bytes = await place.get(newest);
  const read = bytes && readManifest(new TextDecoder().decode(bytes));
  // A damaged one is no reason to make no more: this backup is made whole.
  return read?.ok ? { name: newest.slice(0, -MANIFEST.length), manifest: read.value } : null;
}

async function putParts({ place, system }: BackupPorts, backup: string, copy: DatabaseCopy) {
  const parts: Manifest['parts'] = [];
  for await (const bytes of copy.parts()) {
    const name = `${backup}.db.zst.${String(parts.length).padStart(4, '0')}`;
    await place.put(name, bytes);
    parts.push({ name, sha256: system.sha256(bytes) });
  }
  return parts;
}

/** Files never change under their names, so one that the place has is not copied again. */
async function copyFiles({ place, files, system }: BackupPorts, named: string[], signal: AbortSignal) {
  const there = new Set<string>();
  for await (const { sha256 } of place.files.list()) there.add(sha256);
  const missing = named.filter((sha256) => !there.has(sha256)).values();
  const lost: string[] = [];
  let copied = 0;
  const worker = async () => {
    for (const sha256 of missing) {
      signal.throwIfAborted();
      const bytes = await readIntact(files, system, sha256);
      if (typeof bytes === 'string') lost.push(sha256);
      else {
        await place.files.put(sha256, bytes);
        copied += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { copied, lost };
}

/** A flush to the disk and an answer from a bucket are mostly waiting: several files wait together. */
const AT_ONCE = 8;

const A_DAY = 24 * 60 * 60 * 1000;

/** The manifest goes first. What lies there without one was cut off; for a day it may still be on its way. */
async function clearAway(place: BackupPlace, names: string[], now: string): Promise<number> {
  const backups = names.filter((name) => name.endsWith(MANIFEST)).map((name) => name.slice(0, -MANIFEST.length));
  const kept = backupsToKeep(
    backups.flatMap((name) => instantOfBackup(name) ?? []),
    now,
  );
  const isKept = (name: string) => kept.has(instantOfBackup(name.slice(0, NAME_LENGTH)) ?? '');
  const over = backups.filter((name) => instantOfBackup(name) && !isKept(name));
  for (const backup of over) await place.remove(manifestOf(backup));
  const dayBefore = new Date(Date.parse(now) - A_DAY).toISOString();
  for (const name of names) {
    const [backup, end] = [name.slice(0, NAME_LENGTH), name.slice(NAME_LENGTH)];
    const instant = instantOfBackup(backup);
    const isLeft = over.includes(backup) || (instant !== null && !backups.includes(backup) && instant < dayBefore);
    if (isLeft && end.startsWith('.db.zst.')) await place.remove(name);
  }
  return over.length;
}

const NAME_LENGTH = backupName('2026-11-21T06:00:00.000Z').length;
