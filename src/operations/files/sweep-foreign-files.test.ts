import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { S3mini } from 's3mini';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { openAuditLog } from '#adapters/database/shared-writes/audit-log.ts';
import { openFileStore } from '#adapters/files/open-file-store.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { ok } from '#domain/outcome.ts';
import { actor, buildPhoto } from '#test/build/factories.ts';
import { openTestS3 } from '#test/s3/open-test-s3.ts';
import type { FileStore } from '../ports/files.ts';
import { claimFiles } from './claim-files.ts';
import { sweepFiles } from './sweep-files.ts';

const { sha256 } = nodeSystem;
function inHours(hours: number) {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}
function inDays(days: number) {
  return inHours(days * 24);
}

let folder = '';
const closing: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-foreign-'));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await rm(folder, { recursive: true, force: true });
});

/** The shop of a database file, which is made when there is none. */
async function openShop(name: string, files: FileStore) {
  const database = await openDatabase(`sqlite:${folder}/${name}.db`);
  closing.push(() => database.close().catch(() => {}));
  await migrate(database, nodeSystem.now());
  const [photos, audit] = [openPhotoIndex(database), openAuditLog(database)];
  if ((await audit.read(0, 1)).length === 0)
    await audit.append({ at: nodeSystem.now(), actor, what: 'account added', subject: name });
  const sweep = (now: string, bound: 'bounded' | 'all' = 'bounded') =>
    sweepFiles({ system: { now: () => now }, files, photos, audit }, new AbortController().signal, bound);
  const put = async (content: string) => {
    const hash = sha256(content);
    await files.put(hash, new TextEncoder().encode(content));
    return hash;
  };
  const upload = async (title: string, count = 1) => {
    const hashes = await Promise.all(Array.from({ length: count }, (_, part) => put(`${title} ${part}`)));
    const variants = hashes.map((file) => ({ format: 'jpg' as const, width: 9, height: 9, file, bytes: 9 }));
    await photos.add(buildPhoto({ name: `${title}.jpg`, hash: hashes[0] ?? '', variants }), actor);
  };
  return { database, photos, audit, sweep, put, upload, claim: () => claimFiles({ files, photos, audit }) };
}

async function countOf(files: FileStore): Promise<number> {
  let count = 0;
  for await (const _ of files.list()) count += 1;
  return count;
}

describe.each([
  ['on disk', async () => openFileStore(`file:${folder}/files`)],
  ['in memory', async () => openFileStore('memory:')],
  [
    'in a bucket',
    async () => {
      const { url, keys } = await openTestS3();
      return openFileStore(url, keys);
    },
  ],
])('Files %s', (_, open) => {
  test('that another process of this shop claims, and whose references end meanwhile, are still ours', async () => {
    const files = await open();
    const shop = await openShop('shop', files);
    await shop.put('teak, named by no row any more');
    const { photos, audit } = shop;
    const slow = {
      list: () => files.list(),
      setMark: (mark: string) => files.setMark(mark),
      mark: async () => {
        const mark = await files.mark();
        if (mark === null) await files.setMark((await audit.read(0, 1))[0]?.hash ?? '');
        return mark;
      },
    };
    expect(await claimFiles({ files: slow, photos, audit })).toEqual({ kind: 'ours' });
  });

  test('of one shop are not removed by another shop with a new database', async () => {
    const files = await open();
    const shop = await openShop('shop', files);
    expect(await shop.claim()).toEqual({ kind: 'ours' });
    for (const title of ['teak', 'oak', 'ash']) await shop.upload(title);
    const other = await openShop('other', files);
    for (const bound of ['bounded', 'all'] as const)
      expect(await other.sweep(inDays(40), bound)).toMatchObject({
        ok: false,
        message: expect.stringContaining('FILES_URL names the files of another shop'),
      });
    expect(await other.claim()).toEqual({ kind: 'foreign', message: expect.stringContaining('vitrine sweep adopt') });
    expect(await countOf(files)).toBe(3);
    expect(await shop.sweep(inDays(40))).toEqual(ok({ forgotten: 0, removed: 0 }));
  });

  test('without a mark are adopted only by the database that names them', async () => {
    const files = await open();
    const shop = await openShop('shop', files);
    for (const title of ['teak', 'oak', 'ash']) await shop.upload(title);
    const other = await openShop('other', files);
    await other.upload('pine');
    expect(await other.sweep(inDays(40))).toMatchObject({
      ok: false,
      message: expect.stringContaining('knows fewer than half of the files'),
    });
    expect(await other.claim()).toEqual({
      kind: 'unsure',
      message: expect.stringContaining('No file is removed until'),
    });
    expect(await files.mark()).toBeNull();
    expect(await shop.claim()).toEqual({ kind: 'ours' });
    expect(await files.mark()).toBe((await shop.audit.read(0, 1))[0]?.hash);
    expect(await other.claim()).toMatchObject({ kind: 'foreign' });
    expect(await countOf(files)).toBe(4);
  });

  test('carry the mark beside them: it is not listed and not swept', async () => {
    const files = await open();
    const shop = await openShop('shop', files);
    await shop.claim();
    expect(await countOf(files)).toBe(0);
    await shop.put('cut off');
    expect(await shop.sweep(inHours(25))).toEqual(ok({ forgotten: 0, removed: 1 }));
    expect(await countOf(files)).toBe(0);
    expect(await files.mark()).toMatch(/^[0-9a-f]{64}$/);
  });

  test('that are newer than a restored backup stay, until the operator removes them', async () => {
    const files = await open();
    const shop = await openShop('shop', files);
    await shop.claim();
    for (let count = 0; count < 10; count += 1) await shop.upload(`before ${count}`);
    await shop.database.close();
    await cp(join(folder, 'shop.db'), join(folder, 'backup.db'));
    const since = await openShop('shop', files);
    for (let count = 0; count < 30; count += 1) await since.upload(`since ${count}`);
    await since.database.close();

    const restored = await openShop('backup', files);
    // The same first audit line: the mark alone would let it.
    expect(await restored.claim()).toEqual({ kind: 'ours' });
    expect(await restored.sweep(inHours(25))).toMatchObject({
      ok: false,
      message: expect.stringContaining(
        'Of 40 files, 30 are used by no document and no picture, and a sweep removes at most 22 at once. Nothing was removed.',
      ),
    });
    expect(await countOf(files)).toBe(40);
    expect(await restored.sweep(inHours(25), 'all')).toEqual(ok({ forgotten: 0, removed: 30 }));
    expect(await countOf(files)).toBe(10);
  });
});

describe('A sweep removes at once', () => {
  const openMany = async (named: number) => {
    const files = await openFileStore('memory:');
    const shop = await openShop('shop', files);
    await shop.claim();
    await shop.upload('many', named);
    return { ...shop, files };
  };

  test.each([
    [10, 22],
    [500, 55],
    [3000, 100],
  ])('of a store with %i named files at most %i of what nothing names', async (named, most) => {
    const shop = await openMany(named);
    for (let count = 0; count <= most; count += 1) await shop.put(`orphan ${count}`);
    expect(await shop.sweep(inHours(25))).toMatchObject({
      ok: false,
      message: expect.stringContaining(`${most + 1} are used by no document`),
    });
    expect(await countOf(shop.files)).toBe(named + most + 1);
    await shop.files.remove(sha256('orphan 0'));
    expect(await shop.sweep(inHours(25))).toEqual(ok({ forgotten: 0, removed: most }));
    expect(await countOf(shop.files)).toBe(named);
  });

  test('a part of many deleted pictures: the others wait for the next sweep', async () => {
    const shop = await openMany(100);
    for (const title of ['a', 'b', 'c', 'd', 'e']) await shop.upload(title, 9);
    await shop.photos.remove('wallpapers', ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'], inHours(0), actor);
    for (let hour = 0; hour < 5; hour++) expect(await shop.sweep(inDays(31))).toEqual(ok({ forgotten: 1, removed: 9 }));
    expect(await countOf(shop.files)).toBe(100);
  });
});

test('A folder that is copied into a bucket keeps its mark', async () => {
  const onDisk = await openFileStore(`file:${folder}/files`);
  const shop = await openShop('shop', onDisk);
  await shop.claim();
  await shop.upload('teak');
  await rm(join(folder, 'files', 'aside'), { recursive: true });
  const { url, keys } = await openTestS3();
  const bucket = new S3mini({
    accessKeyId: keys.id,
    secretAccessKey: keys.secret,
    endpoint: url.replace(/^s3:\/\/(.*)\?endpoint=(.*)&region=.*$/, '$2/$1'),
    region: 'us-east-1',
  });
  for (const name of await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }))
    if (name.isFile()) {
      const path = join(name.parentPath, name.name);
      await bucket.putObject(relative(join(folder, 'files'), path), await readFile(path));
    }
  const inBucket = await openFileStore(url, keys);
  expect(await inBucket.mark()).toBe(await onDisk.mark());
  const other = await openShop('other', inBucket);
  expect(await other.sweep(inDays(40))).toMatchObject({ ok: false, message: expect.stringContaining('another shop') });
  expect(await countOf(inBucket)).toBe(1);
});
