import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FilesUnavailable, StorageFull } from '#operations/ports/failures.ts';
import type { FileStore } from '#operations/ports/files.ts';
import { openFaultyProxy } from '#test/s3/open-faulty-proxy.ts';
import { openTestS3 } from '#test/s3/open-test-s3.ts';
import { nodeSystem } from '../system/node-system.ts';
import { openFileStore } from './open-file-store.ts';
import { readS3Address, type S3Address } from './s3-address.ts';
import { openS3FileStore } from './s3-file-store.ts';

const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251);
const hash = nodeSystem.sha256(bytes);
const timeouts = { answer: 600, stall: 600, tries: 3, pause: 10 };

let s3: Awaited<ReturnType<typeof openTestS3>>;
let proxy: Awaited<ReturnType<typeof openFaultyProxy>>;
let address: S3Address;
let files: FileStore;
beforeEach(async () => {
  s3 = await openTestS3();
  const behind = readS3Address(s3.url) as S3Address;
  proxy = await openFaultyProxy(behind.endpoint);
  address = { ...behind, endpoint: proxy.endpoint };
  files = openS3FileStore(address, s3.keys, timeouts);
});
afterEach(() => proxy.close());

/** Applies the fault to the next `times` requests. */
function first(times: number, fault: (answer: ServerResponse, body: Buffer) => void) {
  const until = proxy.requests() + times;
  return (_: unknown, answer: ServerResponse, body: Buffer | null) => {
    if (proxy.requests() > until) return false;
    fault(answer, body ?? Buffer.alloc(0));
    return true;
  };
}
const always = Number.POSITIVE_INFINITY;
function refuse(status: number, code: string) {
  return (answer: ServerResponse) => {
    answer.writeHead(status, { 'content-type': 'application/xml' });
    answer.end(
      `<?xml version="1.0"?><Error><Code>${code}</Code><AWSAccessKeyId>${s3.keys.id}</AWSAccessKeyId></Error>`,
    );
  };
}
function half(answer: ServerResponse, body: Buffer) {
  answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
}
function halfAndWait(answer: ServerResponse, body: Buffer) {
  return void answer.write(body.subarray(0, body.length / 2));
}
async function refusal(asked: Promise<unknown>): Promise<Error> {
  return asked.then(
    () => new Error('It was not refused.'),
    (error: Error) => error,
  );
}

test('Every call to a server that is away fails at once, with one clear sentence', async () => {
  await proxy.close();
  const calls = [files.ping(), files.put(hash, bytes), files.get(hash), files.has(hash), files.open(hash)];
  for (const error of await Promise.all(calls.map(refusal))) {
    expect(error).toBeInstanceOf(FilesUnavailable);
    expect(error.message).toBe(`The S3 store at ${proxy.endpoint} cannot be reached (ECONNREFUSED).`);
  }
});

test('Calls are retried when the server is busy or closes the connection, and then succeed', async () => {
  proxy.faults.before = first(2, refuse(503, 'SlowDown'));
  await files.put(hash, bytes);
  proxy.faults.before = first(2, (answer) => answer.destroy());
  expect(await files.has(hash)).toBe(true);
  proxy.faults.before = () => false;
  proxy.faults.after = first(2, half);
  expect(nodeSystem.sha256((await files.get(hash)) ?? '')).toBe(hash);
});

test('A server that stays busy is given up on, with its error', async () => {
  proxy.faults.before = first(always, refuse(500, 'InternalError'));
  const before = proxy.requests();
  expect((await refusal(files.put(hash, bytes))).message).toBe(
    `The S3 store at ${proxy.endpoint} answered 500 InternalError.`,
  );
  expect(proxy.requests() - before).toBe(3);
});

test('Half an answer is never accepted as the file', async () => {
  await files.put(hash, bytes);
  proxy.faults.after = first(always, half);
  expect(await refusal(files.get(hash))).toBeInstanceOf(FilesUnavailable);
  const opened = await files.open(hash);
  await expect(new Response(opened?.stream).arrayBuffer()).rejects.toThrow();
});

test('Damaged bytes are never accepted as the file', async () => {
  await files.put(hash, bytes);
  proxy.faults.after = first(always, (answer, body) => answer.end(Buffer.alloc(body.length, 1)));
  expect((await refusal(files.get(hash))).message).toContain('sends other bytes than were stored');
});

test('A server that does not answer, or stops in the middle, is given up on in time', async () => {
  await files.put(hash, bytes);
  const start = Date.now();
  proxy.faults.after = first(always, halfAndWait);
  expect(await refusal(files.get(hash))).toBeInstanceOf(FilesUnavailable);
  const opened = await files.open(hash);
  await expect(new Response(opened?.stream).arrayBuffer()).rejects.toThrow('No answer within 600 ms');
  proxy.faults.before = first(always, () => {});
  expect(await refusal(files.ping())).toBeInstanceOf(FilesUnavailable);
  // With the limits of a shop it would be nearly two minutes.
  expect(Date.now() - start).toBeLessThan(30_000);
});

test('A slow answer that keeps coming may take longer than any limit', async () => {
  await files.put(hash, bytes);
  proxy.faults.after = first(1, async (answer, body) => {
    for (let at = 0; at < body.length; at += 50_000) {
      answer.write(body.subarray(at, at + 50_000));
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    answer.end();
  });
  const start = Date.now();
  expect(nodeSystem.sha256((await files.get(hash)) ?? '')).toBe(hash);
  expect(Date.now() - start).toBeGreaterThan(900);
});

test.each([
  [507, 'InsufficientStorage'],
  [403, 'QuotaExceeded'],
  [507, 'XMinioStorageFull'],
  [413, 'EntityTooLarge'],
])('A store without room says so at once: %i %s', async (status, code) => {
  proxy.faults.before = first(always, refuse(status, code));
  const before = proxy.requests();
  expect(await refusal(files.put(hash, bytes))).toBeInstanceOf(StorageFull);
  expect(proxy.requests() - before).toBe(1);
});

test('Refused keys are reported by the names of their variables, never by their values', async () => {
  const errors = [await refusal(openFileStore(s3.url, { id: 'unknown-key', secret: 'not-the-secret' }))];
  proxy.faults.before = first(always, refuse(403, 'AccessDenied'));
  errors.push(await refusal(files.put(hash, bytes)));
  for (const error of errors) {
    expect(error).toBeInstanceOf(FilesUnavailable);
    expect(error.message).toMatch(/refuses what S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY name.*\(403 \w+\)/);
    expect(inspect(error, { depth: 9 })).not.toMatch(/not-the-secret|unknown-key/);
    expect(inspect(error, { depth: 9 })).not.toContain(`${s3.keys.id}<`);
  }
});

// The server from npm knows the keys but does not check what is signed with them.
test.runIf(process.env.TEST_S3_ENDPOINT)('A wrong secret is refused by a server that checks signatures', async () => {
  const error = await refusal(openFileStore(s3.url, { id: s3.keys.id, secret: 'not-the-secret' }));
  expect(error).toBeInstanceOf(FilesUnavailable);
  expect(error.message).toContain('(403 SignatureDoesNotMatch)');
});

test('A missing bucket is an error, and not an empty shop', async () => {
  const none = openS3FileStore({ ...address, bucket: 'no-such-bucket' }, s3.keys, timeouts);
  const calls = [none.ping(), none.put(hash, bytes), none.get(hash), none.list()[Symbol.asyncIterator]().next()];
  for (const error of await Promise.all(calls.map(refusal)))
    expect(error.message).toContain('has no bucket “no-such-bucket”');
});

test('Each upload carries its digests, so that the store can refuse damaged bytes', async () => {
  const seen: IncomingHttpHeaders[] = [];
  proxy.faults.before = ({ headers }) => {
    seen.push(headers);
    return false;
  };
  await files.put(hash, bytes);
  expect(seen[0]).toMatchObject({
    'x-amz-checksum-sha256': Buffer.from(hash, 'hex').toString('base64'),
    'content-md5': createHash('md5').update(bytes).digest('base64'),
    'content-length': '300000',
  });
});

test.each([
  's3://pictures',
  's3://pictures?endpoint=host',
  's3://pictures?endpoint=ftp://host',
  's3://pictures?endpoint=https://host/path',
  's3://pictures?endpoint=https://user:pass@host',
  's3://pictures/folder?endpoint=https://host',
  's3://key:secret@pictures?endpoint=https://host',
  's3://Pictures_?endpoint=https://host',
  's3://pictures?endpoint=https://host&regoin=x',
  's3://pictures?endpoint=https://host&region=a/b',
  's3:',
  'https://host',
])('%s is not the address of a bucket', (url) => {
  expect(readS3Address(url)).toBeNull();
});

test('An address of a bucket is read with its region', () => {
  expect(readS3Address('s3://shop.pictures?endpoint=https://s3.example.com:9000&region=ap-south-1')).toEqual({
    bucket: 'shop.pictures',
    endpoint: 'https://s3.example.com:9000',
    region: 'ap-south-1',
  });
  expect(readS3Address('s3://pictures?endpoint=http://10.0.0.5/')?.region).toBe('us-east-1');
});
