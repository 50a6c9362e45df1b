import { setTimeout } from 'node:timers/promises';
import { S3mini } from 's3mini';
import { FilesUnavailable } from '#operations/ports/failures.ts';
import type { S3Address } from './s3-address.ts';
import { isMissing, isTransient, portError } from './s3-errors.ts';
import { openTimedFetch, type Timeouts } from './timed-fetch.ts';

export type S3Keys = {
  id: string;
  secret: string;
  /** The prefix of their environment variables, 'S3' by default. */
  named?: string;
};

export type S3Timeouts = Timeouts & { tries: number; pause: number };

const defaultTimeouts = { answer: 10_000, stall: 20_000, tries: 3, pause: 200 };

/** A bucket whose calls are retried after transient errors, and whose other errors are those of the ports. */
export function openBucket(address: S3Address, keys: S3Keys, timeouts: S3Timeouts = defaultTimeouts) {
  const s3 = new S3mini({
    accessKeyId: keys.id,
    secretAccessKey: keys.secret,
    endpoint: `${address.endpoint}/${address.bucket}`,
    region: address.region,
    fetch: openTimedFetch(timeouts),
  });

  const ask = async <T>(call: () => Promise<T>, turn = 1): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (turn >= timeouts.tries || !isTransient(error)) throw portError(error, address, keys.named);
    }
    // Exponential backoff with jitter, so that processes do not all retry at once.
    await setTimeout(timeouts.pause * 4 ** (turn - 1) * (0.5 + Math.random()));
    return ask(call, turn + 1);
  };

  return {
    s3,
    ask,
    /** The objects whose key begins with `prefix`, in pages of `size`. */
    async *list(prefix: string, size = 1000) {
      let next: string | undefined;
      do {
        const token = next;
        const page = await ask(() => s3.listObjectsPaged('/', prefix, size, token));
        if (!page) throw new FilesUnavailable(`The S3 store at ${address.endpoint} has no bucket “${address.bucket}”.`);
        yield* page.objects ?? [];
        next = page.nextContinuationToken;
      } while (next);
    },
  };
}

/** The result, or null when the object does not exist. */
export function nullIfNoObject<T>(asked: () => Promise<T>): Promise<T | null> {
  return asked().catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}
