import { mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a new file that only the program's user can read, and flushes it to the disk. */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a folder, with missing parents, for the program's user only. */
export async function makeFolder(path: string): Promise<void> {
  // One by one: Node's `recursive` tries for ever where none can be made and the system says that the parent is missing, as in /proc.
  const isThere = async () => (await stat(path).catch(() => null))?.isDirectory() ?? false;
  if (await isThere()) return;
  await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another process may have made it meanwhile.
    if (!(await isThere())) throw error;
  });
}

/** Flushes the names in a folder, so that a renamed file stays after a power failure. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
