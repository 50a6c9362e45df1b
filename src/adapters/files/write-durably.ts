import { open } from 'node:fs/promises';

/** Writes a new file that nobody else of the system may read, and flushes it to the disk. */
export const writeDurably = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(path, 'wx', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Flushes the names in a folder: what was renamed into it stays after the power fails. */
export const flushFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};
