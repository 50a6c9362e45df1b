import type { PhotoIndex } from '#operations/media-ports.ts';
import type { FileStore, World } from '#operations/ports.ts';

type Ports = {
  world: Pick<World, 'now'>;
  files: Pick<FileStore, 'list' | 'get' | 'put' | 'putAt' | 'remove'>;
  photos: Pick<PhotoIndex, 'forget' | 'named'>;
};

/** As long as staff may bring a picture back. */
const KEPT_DAYS = 30;
/** A file is put before its row is written: no upload, and no document, takes this long between the two. */
const YOUNG_HOURS = 24;
const ASKED_AT_ONCE = 500;

/**
 * Forgets what was removed more than 30 days ago, then removes the files that no row names and that were put more than
 * 24 hours ago: what uploads left that were cut off, and what was forgotten. Stops between two files when told to.
 */
export const sweepFiles = async (
  ports: Ports,
  signal: AbortSignal,
): Promise<{ forgotten: number; removed: number }> => {
  const now = Date.parse(ports.world.now());
  const before = (hours: number) => new Date(now - hours * 60 * 60 * 1000).toISOString();
  const forgotten = await ports.photos.forget(before(KEPT_DAYS * 24));
  const oldest = before(YOUNG_HOURS);
  let removed = 0;
  for await (const hashes of oldFiles(ports.files, oldest)) {
    const named = await ports.photos.named(hashes);
    for (const sha256 of hashes.filter((hash) => !named.has(hash))) {
      if (signal.aborted) return { forgotten, removed };
      if (await removeOrphan(ports, sha256, oldest)) removed += 1;
    }
  }
  return { forgotten, removed };
};

/** The names of the files that were last put before that instant, some hundred at a time. */
const oldFiles = async function* (files: Ports['files'], oldest: string): AsyncIterable<string[]> {
  let hashes: string[] = [];
  for await (const { sha256, putAt } of files.list()) {
    if (putAt >= oldest) continue;
    hashes.push(sha256);
    if (hashes.length < ASKED_AT_ONCE) continue;
    yield hashes;
    hashes = [];
  }
  if (hashes.length > 0) yield hashes;
};

/**
 * Somebody may put and name the same bytes at this very moment. So both questions are asked again just before; and a row
 * that was written between the answer and the removal is seen just after, and gets its file back. A row that is written
 * later still is its writer's: whoever names a file asks afterwards whether it is there.
 */
const removeOrphan = async ({ files, photos }: Ports, sha256: string, oldest: string): Promise<boolean> => {
  const isNamed = async () => (await photos.named([sha256])).has(sha256);
  const bytes = await files.get(sha256);
  if (!bytes || (await isNamed())) return false;
  const putAt = await files.putAt(sha256);
  if (putAt === null || putAt >= oldest) return false;
  await files.remove(sha256);
  if (!(await isNamed())) return true;
  await files.put(sha256, bytes);
  return false;
};
