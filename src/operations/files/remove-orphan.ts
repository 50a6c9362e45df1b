import type { FileStore } from '../ports/files.ts';
import type { PhotoIndex } from '../ports/photos.ts';

type Ports = {
  files: Pick<FileStore, 'get' | 'put' | 'putAt' | 'remove'>;
  photos: Pick<PhotoIndex, 'referenced'>;
};

/**
 * Removes a file that no row names and that was stored before `youngSince` (null: whenever it was stored); says whether it did.
 *
 * An upload may store the same bytes and write its row at this moment. So both are checked again just before the removal,
 * and just after it: a row that was written in between gets its file back. An upload that writes its row later finds the
 * missing file itself: it looks for its files after it has written the row.
 */
export async function removeOrphan(
  { files, photos }: Ports,
  sha256: string,
  youngSince: string | null,
): Promise<boolean> {
  const isReferenced = async () => (await photos.referenced([sha256])).has(sha256);
  const bytes = await files.get(sha256);
  if (!bytes || (await isReferenced())) return false;
  const putAt = await files.putAt(sha256);
  if (putAt === null || (youngSince !== null && putAt >= youngSince)) return false;
  await files.remove(sha256);
  if (!(await isReferenced())) return true;
  await files.put(sha256, bytes);
  return false;
}
