import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore } from '#operations/ports/files.ts';
import { openTestS3 } from '#test/s3/open-test-s3.ts';
import { nodeSystem } from '../system/node-system.ts';
import { openFileStore } from './open-file-store.ts';

function bytesOf(content: string) {
  return new TextEncoder().encode(content);
}
function hashOf(content: string) {
  return nodeSystem.sha256(content);
}
async function text(stream: ReadableStream<Uint8Array> | undefined) {
  return new Response(stream ?? null).text();
}

async function all(files: FileStore) {
  const listed: { sha256: string; putAt: string }[] = [];
  for await (const one of files.list()) listed.push(one);
  return listed;
}

type Opened = { files: FileStore; close(): Promise<void> };

async function onDisk(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
  return { files: await openFileStore(`file:${folder}`), close: () => rm(folder, { recursive: true, force: true }) };
}
async function inMemory(): Promise<Opened> {
  return { files: await openFileStore('memory:'), close: async () => {} };
}
async function inBucket(): Promise<Opened> {
  const { url, keys } = await openTestS3();
  return { files: await openFileStore(url, keys), close: async () => {} };
}

describe.each([
  ['on disk', onDisk],
  ['in memory', inMemory],
  ['in a bucket', inBucket],
])('The file store %s', (_, open) => {
  let files: FileStore;
  let close = async () => {};
  beforeAll(async () => {
    ({ files, close } = await open());
  });
  afterAll(() => close());

  const put = async (content: string) => {
    await files.put(hashOf(content), bytesOf(content));
    return hashOf(content);
  };

  test('returns what was put, and null for an unknown file', async () => {
    const hash = hashOf('an invoice');
    expect([await files.get(hash), await files.open(hash), await files.has(hash), await files.putAt(hash)]).toEqual([
      null,
      null,
      false,
      null,
    ]);
    expect(await put('an invoice')).toBe(hash);
    expect(await put('an invoice')).toBe(hash);
    expect(Buffer.from((await files.get(hash)) ?? []).toString()).toBe('an invoice');
    expect(await files.has(hash)).toBe(true);
    await files.ping();
  });

  test('keeps a picture of three million bytes as it is', async () => {
    const picture = Uint8Array.from({ length: 3_000_000 }, (_, index) => (index * 7919) % 251);
    const hash = nodeSystem.sha256(picture);
    await files.put(hash, picture);
    expect(nodeSystem.sha256((await files.get(hash)) ?? '')).toBe(hash);
    const opened = await files.open(hash);
    expect(opened?.size).toBe(3_000_000);
    expect(nodeSystem.sha256(new Uint8Array(await new Response(opened?.stream).arrayBuffer()))).toBe(hash);
  });

  test('opens a range of a brochure, and reports its whole size', async () => {
    const hash = await put('0123456789');
    for (const [from, to, part] of [
      [0, 1, '01'],
      [2, 5, '2345'],
      [7, 9, '789'],
      [7, 900, '789'],
    ] as const) {
      const opened = await files.open(hash, { from, to });
      expect([opened?.size, await text(opened?.stream)]).toEqual([10, part]);
    }
    await expect(files.open(hash, { from: 10, to: 20 })).rejects.toThrow(RangeError);
    await (await files.open(hash))?.stream.cancel();
  });

  test('reports when a file was put, and putting it again updates the time', async () => {
    const before = Date.now();
    const hash = await put('made young again');
    const first = (await files.putAt(hash)) ?? '';
    // A bucket's clock counts whole seconds.
    expect(Date.parse(first)).toBeGreaterThan(before - 2000);
    expect(Date.parse(first)).toBeLessThan(Date.now() + 2000);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await put('made young again');
    expect(Date.parse((await files.putAt(hash)) ?? '')).toBeGreaterThan(Date.parse(first));
  });

  test('lists every file once with its time, and a removed file no more', async () => {
    const [one, two] = [await put('listed one'), await put('listed two')];
    const listed = await all(files);
    for (const hash of [one, two]) {
      const found = listed.filter(({ sha256 }) => sha256 === hash);
      expect(found).toHaveLength(1);
      expect(Math.abs(Date.parse(found[0]?.putAt ?? '') - Date.now())).toBeLessThan(60_000);
    }
    await files.remove(one);
    await files.remove(one);
    expect([await files.has(one), await files.get(one)]).toEqual([false, null]);
    const left = (await all(files)).map(({ sha256 }) => sha256);
    expect([left.includes(one), left.includes(two)]).toEqual([false, true]);
  });

  test.each([
    '',
    '..',
    '../../../../etc/passwd',
    'aside/left',
    hashOf('x').toUpperCase(),
    hashOf('x').slice(1),
    `${hashOf('x')}0`,
    `${hashOf('x')}\n`,
    `..${hashOf('x').slice(2)}`,
    `/${hashOf('x').slice(1)}`,
  ])('accepts only hashes as names, so that no other path is reached: %j', async (name) => {
    const calls = [
      () => files.put(name, bytesOf('x')),
      () => files.get(name),
      () => files.open(name),
      () => files.has(name),
      () => files.putAt(name),
      () => files.remove(name),
    ];
    for (const call of calls) await expect((async () => call())()).rejects.toThrow('64 lower-case hex digits');
  });

  test('stores a complete file when twenty put it at once', async () => {
    const hash = hashOf('the same picture');
    await Promise.all(Array.from({ length: 20 }, () => put('the same picture')));
    expect(Buffer.from((await files.get(hash)) ?? []).toString()).toBe('the same picture');
  });
});

test('An unknown kind of address is refused in one sentence', async () => {
  await expect(openFileStore('ftp://example.com')).rejects.toThrow('FILES_URL must start with file:');
});

test('The file store in a bucket lists more files than one page of a bucket’s list', async () => {
  const { files } = await inBucket();
  const contents = Array.from({ length: 1010 }, (_, index) => `file ${index}`);
  for (let start = 0; start < contents.length; start += 50)
    await Promise.all(contents.slice(start, start + 50).map((content) => files.put(hashOf(content), bytesOf(content))));
  const listed = (await all(files)).map(({ sha256 }) => sha256);
  expect(new Set(listed).size).toBe(listed.length);
  expect(contents.filter((content) => !listed.includes(hashOf(content)))).toEqual([]);
}, 120_000);
