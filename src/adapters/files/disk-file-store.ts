import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, StorageFull } from '#operations/ports.ts';

/**
 * Files under their SHA-256 in a folder: `ab/cd…`. Written aside, flushed, renamed, and the folder flushed,
 * so that a name never stands for half a file, whenever the power fails.
 */
export const openDiskFileStore = async (folder: string): Promise<FileStore> => {
  const aside = join(folder, 'aside');
  await mkdir(aside, { recursive: true });
  const place = (sha256: string) => join(folder, sha256.slice(0, 2), sha256.slice(2));
  return {
    put: async (sha256, bytes) => {
      const target = place(sha256);
      if (await exists(target)) return;
      const written = join(aside, randomBytes(12).toString('hex'));
      try {
        await writeDurably(written, bytes);
        await mkdir(dirname(target), { recursive: true });
        await rename(written, target);
        await flushFolder(dirname(target));
        await flushFolder(folder);
      } catch (error) {
        await rm(written, { force: true });
        if (isCode(error, 'ENOSPC')) throw new StorageFull('The disk of the files is full.', { cause: error });
        throw error;
      }
    },
    get: async (sha256) => {
      try {
        return await readFile(place(sha256));
      } catch (error) {
        if (isCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    ping: () => access(aside),
  };
};

const writeDurably = async (path: string, bytes: Uint8Array) => {
  const file = await open(path, 'wx', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

const flushFolder = async (path: string) => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
