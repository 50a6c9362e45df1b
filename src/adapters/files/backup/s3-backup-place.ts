import type { BackupPlace } from '#operations/ports/backup.ts';
import { nullIfNoObject, openBucket, type S3Keys, type S3Timeouts } from '../open-bucket.ts';
import type { S3Address } from '../s3-address.ts';
import { openS3FileStore } from '../s3-file-store.ts';
import { digestsOf } from '../s3-responses.ts';

/** Backups in a bucket, in the same layout as in a folder. */
export function openS3BackupPlace(address: S3Address, keys: S3Keys, timeouts?: S3Timeouts): BackupPlace {
  const { s3, ask, list } = openBucket(address, keys, timeouts);
  return {
    files: openS3FileStore(address, keys, timeouts, 'files/'),
    put: async (name, bytes) => {
      const digests = digestsOf(bytes);
      await ask(async () => (await s3.putObject(COPIES + name, bytes, undefined, undefined, digests)).arrayBuffer());
    },
    get: (name) =>
      ask(() => nullIfNoObject(async () => new Uint8Array(await (await s3.getObjectRaw(COPIES + name)).arrayBuffer()))),
    names: async () => {
      const names: string[] = [];
      for await (const { Key } of list(COPIES)) names.push(Key.slice(COPIES.length));
      return names.sort();
    },
    remove: async (name) => {
      await ask(() => nullIfNoObject(() => s3.deleteObject(COPIES + name)));
    },
  };
}

const COPIES = 'copies/';
