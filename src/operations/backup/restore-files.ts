import { readIntact } from '../files/read-intact.ts';
import type { BackupPlace } from '../ports/backup.ts';
import type { FileStore } from '../ports/files.ts';
import type { System } from '../ports/system.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';

type Ports = { system: Pick<System, 'sha256'>; place: BackupPlace; files: FileStore };

/** Restores the named files that the store does not have. Returns how many, and the ones that are missing or damaged in the backup. */
export async function restoreFiles(
  { place, system, files }: Ports,
  named: AsyncIterable<string>,
): Promise<{ restored: number; lost: string[] }> {
  const lost: string[] = [];
  let restored = 0;
  await forEachConcurrently(named, async (sha256) => {
    if (await files.has(sha256)) return;
    const bytes = await readIntact(place.files, system, sha256);
    if (typeof bytes === 'string') lost.push(sha256);
    else {
      await files.put(sha256, bytes);
      restored += 1;
    }
  });
  return { restored, lost };
}
