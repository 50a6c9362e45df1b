import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { AuditLog } from '../ports/audit.ts';
import type { FileStore } from '../ports/files.ts';
import type { PhotoIndex } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';
import { findUnreferencedFiles } from './find-unreferenced-files.ts';
import { removeOrphan } from './remove-orphan.ts';

type Ports = {
  system: Pick<System, 'now'>;
  files: Pick<FileStore, 'list' | 'get' | 'put' | 'putAt' | 'remove' | 'mark' | 'setMark'>;
  photos: Pick<PhotoIndex, 'forget' | 'referenced'>;
  audit: Pick<AuditLog, 'read'>;
};

/** How long staff may restore a deleted picture. */
const KEPT_DAYS = 30;

/** 'bounded': at most `maxAtOnce` files. 'all': the operator has decided it. */
type Bound = 'bounded' | 'all';

/**
 * Forgets pictures that were deleted more than 30 days ago, then removes files without a row that were stored more
 * than 24 hours ago: those of forgotten pictures and of interrupted uploads. `signal` stops it between two files.
 *
 * Removes at most `maxAtOnce` files: pictures beyond that wait for the next sweep. When more files than that have no row,
 * the database may be an older one, or that of another shop, so nothing is removed: 'conflict'.
 */
export async function sweepFiles(
  ports: Ports,
  signal: AbortSignal,
  bound: Bound = 'bounded',
): Promise<Outcome<{ forgotten: number; removed: number }>> {
  const found = await findUnreferencedFiles(ports);
  if (!found.ok) return found;
  const { count, unreferenced, youngSince } = found.value;
  const max = bound === 'all' ? Number.POSITIVE_INFINITY : maxAtOnce(count);
  if (unreferenced.length > max)
    return failed(
      'conflict',
      `Of ${count} files, ${unreferenced.length} are used by no document and no picture, and a sweep removes at most ${max} at once. Nothing was removed. After a restore of an older backup these files belong to newer documents and pictures: see docs/operations.md. “vitrine sweep all” removes them.`,
    );
  // Half of the bound: if this sweep stops here, the next one must remove these files and its own.
  const room = Math.min(max - unreferenced.length, Math.ceil(max / 2));
  const now = ports.system.now();
  const keptSince = new Date(Date.parse(now) - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString();
  const { forgotten, files } = await ports.photos.forget(keptSince, room, now);
  let removed = 0;
  for (const sha256 of [...unreferenced, ...files]) {
    if (signal.aborted) break;
    if (await removeOrphan(ports, sha256, youngSince)) removed += 1;
  }
  return ok({ forgotten, removed });
}

/**
 * A tenth of the store, and at most 100: with a tenth alone a large store could lose thousands, with 100 alone a small one
 * could lose all. At least 22: a picture with its wide one has 11 files, and half of the bound must hold them.
 * `maxAtOnce(500)` → `50`
 */
function maxAtOnce(count: number): number {
  return Math.max(22, Math.min(100, Math.floor(count / 10)));
}
