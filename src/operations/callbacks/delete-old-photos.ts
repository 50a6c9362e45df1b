import { callbackPhotoDays } from '#domain/callbacks/callback-photo.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { claimFiles } from '../files/claim-files.ts';
import { removeOrphan } from '../files/remove-orphan.ts';
import type { AuditLog } from '../ports/audit.ts';
import type { CallbackPhotoStore } from '../ports/callback-photos.ts';
import type { FileStore } from '../ports/files.ts';
import type { PhotoIndex } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  files: Pick<FileStore, 'list' | 'get' | 'put' | 'putAt' | 'remove' | 'mark' | 'setMark'>;
  photos: Pick<PhotoIndex, 'referenced'>;
  callbackPhotos: Pick<CallbackPhotoStore, 'forget'>;
  audit: Pick<AuditLog, 'read'>;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 20;

/**
 * Deletes the photos that came with requests more than 180 days ago. A process that dies in between leaves files that no row names, and
 * the sweep removes them. 'conflict' when the files may belong to another shop. `signal` stops it between two batches.
 */
export async function deleteOldPhotos(ports: Ports, signal: AbortSignal): Promise<Outcome<{ deleted: number } | null>> {
  const now = ports.system.now();
  const ago = (days: number) => new Date(Date.parse(now) - days * DAY_MS).toISOString();
  const claim = await claimFiles(ports);
  if (claim.kind !== 'ours') return failed('conflict', claim.message);
  let deleted = 0;
  for (let batch = BATCH; batch === BATCH && !signal.aborted; ) {
    const files = await ports.callbackPhotos.forget(ago(callbackPhotoDays), BATCH, now);
    for (const file of files) await removeOrphan(ports, file, ago(1));
    batch = files.length;
    deleted += batch;
  }
  return ok(deleted > 0 ? { deleted } : null);
}
