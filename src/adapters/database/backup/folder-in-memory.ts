import { mkdtemp, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A new folder of this process in `place`, a file system in memory, for so many bytes of files: at most half of what is free there, and a
 * quarter of the memory that this process may still take. Null where that is too little, or where there is no such place. What is
 * written there waits for no disk, and nobody who stores on the disk waits for it.
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
