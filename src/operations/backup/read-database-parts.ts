import type { Manifest } from '#domain/backup/manifest.ts';
import type { BackupPlace } from '../ports/backup.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: Pick<System, 'sha256'>; place: BackupPlace };

/** The parts of the compressed database. Throws `DamagedBackup` when one is missing or damaged. */
export async function* readDatabaseParts({ place, system }: Ports, { parts }: Manifest): AsyncIterable<Uint8Array> {
  for (const { name, sha256 } of parts) {
    const bytes = await place.get(name);
    if (!bytes) throw new DamagedBackup(`${name} is missing from the backup.`);
    if (system.sha256(bytes) !== sha256)
      throw new DamagedBackup(`${name} is damaged: its bytes are not the ones that were written.`);
    yield bytes;
  }
}

/** A part of a backup is missing or damaged. The message is a sentence for the operator. */
export class DamagedBackup extends Error {
  override name = 'DamagedBackup';
}
