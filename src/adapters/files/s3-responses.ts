import { createHash } from 'node:crypto';
import type { AWSHeaders } from 's3mini';
import { WrongBytes } from './s3-errors.ts';

/** The digests that the store verifies before it confirms an upload. Some stores know only the newer header, some only the older. */
export function digestsOf(bytes: Uint8Array): AWSHeaders {
  const digest = (algorithm: string) => createHash(algorithm).update(bytes).digest('base64');
  const headers = { 'x-amz-checksum-sha256': digest('sha256'), 'content-md5': digest('md5') };
  return headers;
}

/** The bytes of an answer. Throws `WrongBytes` when they do not have this hash. */
export async function wholeBody(answer: Response, sha256: string): Promise<Uint8Array> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new WrongBytes();
  return bytes;
}

/** The stream of an answer, and the size of the whole file. Throws `WrongBytes` when it is not the requested range. */
export async function partialBody({ headers, status, body }: Response, range?: { from: number; to: number }) {
  const [, from, to, whole] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  const size = Number(range ? whole : (headers.get('content-length') ?? Number.NaN));
  const isAsked = range
    ? status === 206 && Number(from) === range.from && Number(to) === Math.min(range.to, size - 1)
    : status === 200 && !Number.isNaN(size);
  if (body && isAsked) return { size, stream: body };
  await body?.cancel();
  throw new WrongBytes();
}

/** When the file was last put, to the second, from the answer to a request for its first byte. */
export async function lastModified(answer: Response): Promise<string> {
  await answer.arrayBuffer();
  return new Date(answer.headers.get('last-modified') ?? '').toISOString();
}
