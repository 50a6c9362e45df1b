import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { AuditLog } from '../ports/audit.ts';
import type { FileStore } from '../ports/files.ts';
import type { PhotoIndex } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';
import { findUnnamedFiles } from './find-unnamed-files.ts';

type Ports = {
  system: Pick<System, 'now'>;
  files: Pick<FileStore, 'list' | 'get' | 'put' | 'putAt' | 'remove' | 'mark' | 'setMark'>;
  photos: Pick<PhotoIndex, 'forget' | 'named'>;
  audit: Pick<AuditLog, 'read'>;
};

/** As long as staff may bring a picture back. */
const KEPT_DAYS = 30;

/** What a sweep may remove without the operator's word, or 'all'. */
type Bound = 'bounded' | 'all';

/**
 * Forgets what was removed more than 30 days ago, then removes the files that no row names and that were put more than
 * 24 hours ago: what uploads left that were cut off, and what was forgotten. Stops between two files when told to.
 *
 * Removes at most `mostAtOnce` of them: what is to be forgotten waits for the next sweep, and when more files than that
 * are named by no row, the database may be an older one, or another shop's, so nothing is removed: 'conflict'.
 */
export async function sweepFiles(
  ports: Ports,
  signal: AbortSignal,
  bound: Bound = 'bounded',
): Promise<Outcome<{ forgotten: number; removed: number }>> {
  const found = await findUnnamedFiles(ports);
  if (!found.ok) return found;
  const { count, unnamed, youngSince } = found.value;
  const most = bound === 'all' ? Number.POSITIVE_INFINITY : mostAtOnce(count);
  if (unnamed.length > most)
    return failed(
      'conflict',
      `Of ${count} files ${unnamed.length} are named by no document and no picture, and a sweep removes at most ${most} at once. Nothing was removed. After a restore of an older backup these files belong to newer documents and pictures: see docs/operations.md. “vitrine sweep all” removes them.`,
    );
  // Half of the bound: what a sweep leaves that is cut off here must fit into the next one, beside the usual.
  const room = Math.min(most - unnamed.length, Math.ceil(most / 2));
  const keptSince = new Date(Date.parse(ports.system.now()) - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString();
  const { forgotten, files } = await ports.photos.forget(keptSince, room);
  let removed = 0;
  for (const sha256 of [...unnamed, ...files]) {
    if (signal.aborted) break;
    if (await removeOrphan(ports, sha256, youngSince)) removed += 1;
  }
  return ok({ forgotten, removed });
}

/**
 * A tenth of the store, and never more than 100: a tenth alone would let a large store lose thousands, 100 alone would
 * empty a small one. At least 22: a picture has 11 files with its wide one, and half of the bound must hold them.
 * `mostAtOnce(500)` → `50`
 */
function mostAtOnce(count: number): number {
  return Math.max(22, Math.min(100, Math.floor(count / 10)));
}

/**
 * Somebody may put and name the same bytes at this very moment. So both questions are asked again just before; and a row
 * that was written between the answer and the removal is seen just after, and gets its file back. A row that is written
 * later still is its writer's: whoever names a file asks afterwards whether it is there.
 */
async function removeOrphan({ files, photos }: Ports, sha256: string, youngSince: string): Promise<boolean> {
  const isNamed = async () => (await photos.named([sha256])).has(sha256);
  const bytes = await files.get(sha256);
  if (!bytes || (await isNamed())) return false;
  const putAt = await files.putAt(sha256);
  if (putAt === null || putAt >= youngSince) return false;
  await files.remove(sha256);
  if (!(await isNamed())) return true;
  await files.put(sha256, bytes);
  return false;
}
