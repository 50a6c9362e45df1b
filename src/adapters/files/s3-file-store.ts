import { setTimeout } from 'node:timers/promises';
import { S3mini } from 's3mini';
import { type FileStore, FilesAway } from '#operations/ports.ts';
import { filePlace, hashOfPlace } from './file-place.ts';
import { openPatientFetch, type Patience } from './patient-fetch.ts';
import type { S3Address } from './s3-address.ts';
import { digestsOf, lastPut, partOf, wholeOf } from './s3-messages.ts';
import { isMissing, isPassing, refusalOf } from './s3-refusal.ts';

export type S3Keys = { id: string; secret: string };

const usualPatience = { answer: 10_000, stall: 20_000, tries: 3, pause: 200 };

/** Files in a bucket, for several processes that share them, at the same places as in a folder. A whole read is verified by its hash; a part trusts the store. */
export const openS3FileStore = (
  address: S3Address,
  keys: S3Keys,
  patience: Patience & { tries: number; pause: number } = usualPatience,
): FileStore => {
  const s3 = new S3mini({
    accessKeyId: keys.id,
    secretAccessKey: keys.secret,
    endpoint: `${address.endpoint}/${address.bucket}`,
    region: address.region,
    fetch: openPatientFetch(patience),
  });

  const ask = async <T>(call: () => Promise<T>, turn = 1): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (turn >= patience.tries || !isPassing(error)) throw refusalOf(error, address);
    }
    // Further apart each time, and not all processes at once.
    await setTimeout(patience.pause * 4 ** (turn - 1) * (0.5 + Math.random()));
    return ask(call, turn + 1);
  };

  const list = async (size: number, next?: string) => {
    const page = await ask(() => s3.listObjectsPaged('/', '', size, next));
    if (!page) throw new FilesAway(`The S3 store at ${address.endpoint} has no bucket “${address.bucket}”.`);
    return page;
  };

  return {
    put: async (sha256, bytes) => {
      const place = filePlace(sha256);
      const digests = digestsOf(bytes);
      await ask(async () => (await s3.putObject(place, bytes, undefined, undefined, digests)).arrayBuffer());
    },
    get: async (sha256) => {
      const place = filePlace(sha256);
      return ask(() => orNull(async () => wholeOf(await s3.getObjectRaw(place), sha256)));
    },
    open: async (sha256, range) => {
      const place = filePlace(sha256);
      const end = range && range.to + 1;
      return ask(() => orNull(async () => partOf(await s3.getObjectRaw(place, !range, range?.from, end), range)));
    },
    has: async (sha256) => {
      const place = filePlace(sha256);
      return ask(async () => (await s3.objectExists(place)) === true);
    },
    putAt: async (sha256) => {
      const place = filePlace(sha256);
      return ask(() => orNull(async () => lastPut(await s3.getObjectRaw(place, false, 0, 1))));
    },
    async *list() {
      let next: string | undefined;
      do {
        const page = await list(1000, next);
        for (const { Key, LastModified } of page.objects ?? []) {
          const sha256 = hashOfPlace(Key);
          if (sha256) yield { sha256, putAt: LastModified.toISOString() };
        }
        next = page.nextContinuationToken;
      } while (next);
    },
    remove: async (sha256) => {
      const place = filePlace(sha256);
      await ask(() => orNull(() => s3.deleteObject(place)));
    },
    // A list and not a HEAD, because its refusal says why.
    ping: async () => {
      await list(1);
    },
  };
};

const orNull = <T>(asked: () => Promise<T>): Promise<T | null> =>
  asked().catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
