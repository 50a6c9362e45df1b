import type { FileStore } from '#operations/ports/files.ts';
import { openDiskFileStore } from './disk-file-store.ts';
import { openMemoryFileStore } from './memory-file-store.ts';
import type { S3Keys } from './open-bucket.ts';
import { readS3Address } from './s3-address.ts';

/** Opens the file store of a URL: `file:/folder`, `memory:` or `s3://bucket?endpoint=…&region=…`, which needs the keys and must answer. */
export async function openFileStore(url: string, keys: S3Keys | null = null): Promise<FileStore> {
  if (url.startsWith('file:')) return openDiskFileStore(url.slice('file:'.length));
  if (url === 'memory:') return openMemoryFileStore();
  const address = readS3Address(url);
  if (!address || !keys) throw new Error('FILES_URL must start with file:, or be an s3:// address with its keys.');
  // Loaded only for a bucket.
  const { openS3FileStore } = await import('./s3-file-store.ts');
  const files = openS3FileStore(address, keys);
  await files.ping();
  return files;
}
