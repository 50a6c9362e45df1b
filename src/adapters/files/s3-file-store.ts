import type { FileStore } from '#operations/ports/files.ts';
import { filePlace, hashOfPlace, markPlace } from './file-place.ts';
import { nullIfNoObject, openBucket, type S3Keys, type S3Timeouts } from './open-bucket.ts';
import type { S3Address } from './s3-address.ts';
import { digestsOf, lastModified, partialBody, wholeBody } from './s3-responses.ts';

/**
 * Files in a bucket that several processes share, in the same layout as in a folder, all below `prefix`. A whole file is
 * verified by its hash; a range is not.
 */
export function openS3FileStore(address: S3Address, keys: S3Keys, timeouts?: S3Timeouts, prefix = ''): FileStore {
  const { s3, ask, list } = openBucket(address, keys, timeouts);
  const placeOf = (sha256: string) => prefix + filePlace(sha256);

  return {
    put: async (sha256, bytes) => {
      const place = placeOf(sha256);
      const digests = digestsOf(bytes);
      await ask(async () => (await s3.putObject(place, bytes, undefined, undefined, digests)).arrayBuffer());
    },
    get: async (sha256) => {
      const place = placeOf(sha256);
      return ask(() => nullIfNoObject(async () => wholeBody(await s3.getObjectRaw(place), sha256)));
    },
    open: async (sha256, range) => {
      const place = placeOf(sha256);
      const end = range && range.to + 1;
      return ask(() =>
        nullIfNoObject(async () => partialBody(await s3.getObjectRaw(place, !range, range?.from, end), range)),
      );
    },
    has: async (sha256) => {
      const place = placeOf(sha256);
      return ask(async () => (await s3.objectExists(place)) === true);
    },
    putAt: async (sha256) => {
      const place = placeOf(sha256);
      return ask(() => nullIfNoObject(async () => lastModified(await s3.getObjectRaw(place, false, 0, 1))));
    },
    async *list() {
      for await (const { Key, LastModified } of list(prefix)) {
        const sha256 = hashOfPlace(Key.slice(prefix.length));
        if (sha256) yield { sha256, putAt: LastModified.toISOString() };
      }
    },
    remove: async (sha256) => {
      const place = placeOf(sha256);
      await ask(() => nullIfNoObject(() => s3.deleteObject(place)));
    },
    mark: () =>
      ask(() => nullIfNoObject(async () => (await (await s3.getObjectRaw(prefix + markPlace)).text()).trim())),
    setMark: async (shop) => {
      const bytes = new TextEncoder().encode(`${shop}\n`);
      const digests = digestsOf(bytes);
      await ask(async () =>
        (await s3.putObject(prefix + markPlace, bytes, undefined, undefined, digests)).arrayBuffer(),
      );
    },
    // A list and not a HEAD, because its error has a reason.
    ping: async () => {
      await list(prefix, 1)[Symbol.asyncIterator]().next();
    },
  };
}
