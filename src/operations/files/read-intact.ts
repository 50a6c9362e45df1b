import { DamagedFile } from '../ports/failures.ts';
import type { FileStore } from '../ports/files.ts';
import type { System } from '../ports/system.ts';

/** The bytes of a file, or why there are none. A folder returns damaged bytes, a bucket throws `DamagedFile`: both are 'damaged' here. */
export async function readIntact(
  files: Pick<FileStore, 'get'>,
  system: Pick<System, 'sha256'>,
  sha256: string,
): Promise<Uint8Array | 'missing' | 'damaged'> {
  const bytes = await files.get(sha256).catch((error: unknown) => {
    if (error instanceof DamagedFile) return 'damaged' as const;
    throw error;
  });
  if (bytes === 'damaged') return bytes;
  if (!bytes) return 'missing';
  return system.sha256(bytes) === sha256 ? bytes : 'damaged';
}
