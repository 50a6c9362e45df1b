import { instantOfBackup } from '#domain/backup/backup-name.ts';
import { type Manifest, readManifest } from '#domain/backup/manifest.ts';
import { failed, type Outcome } from '#domain/outcome.ts';
import { type BackupPlace, readIntact } from '../ports/backup.ts';
import type { FileStore } from '../ports/files.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: Pick<System, 'sha256'>; place: BackupPlace };

const MANIFEST = '.json';

/** The names of the backups that count, oldest first. */
export async function backupsAt(place: BackupPlace): Promise<string[]> {
  return (await place.names())
    .filter((name) => name.endsWith(MANIFEST))
    .map((name) => name.slice(0, -MANIFEST.length))
    .filter((name) => instantOfBackup(name) !== null);
}

/** What a backup holds: of that name, or 'latest'. */
export async function findBackup(place: BackupPlace, wanted: string): Promise<Outcome<Manifest>> {
  const backups = await backupsAt(place);
  const backup = wanted === 'latest' ? backups.at(-1) : wanted;
  const bytes = backup && backups.includes(backup) ? await place.get(backup + MANIFEST) : null;
  if (!bytes)
    return failed(
      'not-found',
      wanted === 'latest'
        ? 'There is no backup at BACKUP_URL.'
        : `There is no backup ${wanted} at BACKUP_URL: “vitrine restore” alone lists those that are.`,
    );
  const manifest = readManifest(new TextDecoder().decode(bytes));
  return manifest.ok ? manifest : failed('invalid', `The backup ${backup} cannot be used: ${manifest.message}`);
}

/** The compressed database, each part as it was written. Throws `DamagedBackup`. */
export async function* databaseParts({ place, system }: Ports, { parts }: Manifest): AsyncIterable<Uint8Array> {
  for (const { name, sha256 } of parts) {
    const bytes = await place.get(name);
    if (!bytes) throw new DamagedBackup(`${name} is missing from the backup.`);
    if (system.sha256(bytes) !== sha256)
      throw new DamagedBackup(`${name} is damaged: it holds other bytes than were written.`);
    yield bytes;
  }
}

/** The backup itself is not as it was made: another one may be. The message is a sentence for the operator. */
export class DamagedBackup extends Error {
  override name = 'DamagedBackup';
}

/** A flush to the disk is mostly waiting: several files wait together. */
const AT_ONCE = 8;

/** Brings the files back that the store has not. Answers how many, and which of them the backup has not, or has damaged. */
export async function restoreFiles(
  { place, system }: Ports,
  files: FileStore,
  named: AsyncIterable<string>,
): Promise<{ restored: number; lost: string[] }> {
  const lost: string[] = [];
  let restored = 0;
  const restore = async (sha256: string) => {
    if (await files.has(sha256)) return;
    const bytes = await readIntact(place.files, system, sha256);
    if (typeof bytes === 'string') lost.push(sha256);
    else {
      await files.put(sha256, bytes);
      restored += 1;
    }
  };
  const names = named[Symbol.asyncIterator]();
  const worker = async () => {
    for (let next = await names.next(); !next.done; next = await names.next()) await restore(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { restored, lost };
}
