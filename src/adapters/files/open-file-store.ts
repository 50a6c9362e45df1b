import type { FileStore } from '#operations/ports.ts';
import { openDiskFileStore } from './disk-file-store.ts';
import { openMemoryFileStore } from './memory-file-store.ts';

/** Opens the file store of a URL: `file:/folder` or `memory:`. */
export const openFileStore = async (url: string): Promise<FileStore> => {
  if (url.startsWith('file:')) return openDiskFileStore(url.slice('file:'.length));
  if (url === 'memory:') return openMemoryFileStore();
  throw new Error('FILES_URL must start with file:');
};
