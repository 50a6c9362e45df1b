import { mkdtemp, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A new folder of this process in `place`, a file system in memory, for a file of so many bytes; null where there is none or no ample
 * room. What is written there waits for no disk, and lets nobody wait who stores on it.
 */
export async function folderInMemory(place: string, prefix: string, bytes: number): Promise<string | null> {
  try {
    const { bavail, bsize } = await statfs(place);
    if (bytes * 2 > bavail * bsize || bytes * 4 > process.availableMemory()) return null;
    return await mkdtemp(join(place, prefix));
  } catch {
    // No such place, or none for this account.
    return null;
  }
}
