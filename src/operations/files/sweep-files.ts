import type { AuditLog } from '../ports/audit.ts';
import type { FileStore } from '../ports/files.ts';
import type { PhotoIndex } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';
import { claimFiles } from './claim-files.ts';

type Ports = {
  system: Pick<System, 'now'>;
  files: Pick<FileStore, 'list' | 'get' | 'put' | 'putAt' | 'remove' | 'mark' | 'setMark'>;
  photos: Pick<PhotoIndex, 'forget' | 'named'>;
  audit: Pick<AuditLog, 'read'>;
};

/** As long as staff may bring a picture back. */
const KEPT_DAYS = 30;
/** A file is put before its row is written: no upload, and no document, takes this long between the two. */
const YOUNG_HOURS = 24;
const ASKED_AT_ONCE = 500;

/** Nothing was removed. The message is a sentence for the operator. */
export class SweepRefused extends Error {
  override name = 'SweepRefused';
}

/** What a sweep may remove without the operator's word, or 'all'. */
type Bound = 'bounded' | 'all';

/**
 * Forgets what was removed more than 30 days ago, then removes the files that no row names and that were put more than
 * 24 hours ago: what uploads left that were cut off, and what was forgotten. Stops between two files when told to.
 *
 * Removes at most `mostAtOnce` of them: what is to be forgotten waits for the next sweep, and when more files than that
 * are named by no row, the database may be an older one, or another shop's, so nothing is removed: `SweepRefused`.
 */
export async function sweepFiles(
  ports: Ports,
  signal: AbortSignal,
  bound: Bound = 'bounded',
): Promise<{ forgotten: number; removed: number }> {
  const doubt = await claimFiles(ports);
  if (doubt) throw new SweepRefused(doubt);
  const now = Date.parse(ports.system.now());
  const before = (hours: number) => new Date(now - hours * 60 * 60 * 1000).toISOString();
  const oldest = before(YOUNG_HOURS);
  const { count, unnamed } = await unnamedFiles(ports, oldest);
  const most = bound === 'all' ? Number.POSITIVE_INFINITY : mostAtOnce(count);
  if (unnamed.length > most)
    throw new SweepRefused(
      `Of ${count} files ${unnamed.length} are named by no document and no picture, and a sweep removes at most ${most} at once. Nothing was removed. After an older backup was brought back they are of what came since: see docs/operations.md. “vitrine sweep all” removes them.`,
    );
  // Half of the bound: what a sweep leaves that is cut off here must fit into the next one, beside the usual.
  const room = Math.min(most - unnamed.length, Math.ceil(most / 2));
  const { forgotten, files } = await ports.photos.forget(before(KEPT_DAYS * 24), room);
  let removed = 0;
  for (const sha256 of [...unnamed, ...files]) {
    if (signal.aborted) break;
    if (await removeOrphan(ports, sha256, oldest)) removed += 1;
  }
  return { forgotten, removed };
}

/**
 * A tenth of the store, and never more than 100: a tenth alone would let a large store lose thousands, 100 alone would
 * empty a small one. At least 20, as two uploads that were cut off leave. `mostAtOnce(500)` → `50`
 */
function mostAtOnce(count: number): number {
  return Math.max(20, Math.min(100, Math.floor(count / 10)));
}

/** How many files there are, and those that no row names and that were last put before that instant. */
export async function unnamedFiles(
  { files, photos }: Pick<Ports, 'photos'> & { files: Pick<FileStore, 'list'> },
  oldest: string,
): Promise<{ count: number; unnamed: string[] }> {
  const unnamed: string[] = [];
  let asked: string[] = [];
  let count = 0;
  const ask = async () => {
    const named = await photos.named(asked);
    unnamed.push(...asked.filter((hash) => !named.has(hash)));
    asked = [];
  };
  for await (const { sha256, putAt } of files.list()) {
    count += 1;
    if (putAt >= oldest) continue;
    if (asked.push(sha256) === ASKED_AT_ONCE) await ask();
  }
  if (asked.length > 0) await ask();
  return { count, unnamed };
}

/**
 * Somebody may put and name the same bytes at this very moment. So both questions are asked again just before; and a row
 * that was written between the answer and the removal is seen just after, and gets its file back. A row that is written
 * later still is its writer's: whoever names a file asks afterwards whether it is there.
 */
async function removeOrphan({ files, photos }: Ports, sha256: string, oldest: string): Promise<boolean> {
  const isNamed = async () => (await photos.named([sha256])).has(sha256);
  const bytes = await files.get(sha256);
  if (!bytes || (await isNamed())) return false;
  const putAt = await files.putAt(sha256);
  if (putAt === null || putAt >= oldest) return false;
  await files.remove(sha256);
  if (!(await isNamed())) return true;
  await files.put(sha256, bytes);
  return false;
}
