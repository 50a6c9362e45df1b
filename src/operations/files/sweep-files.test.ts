import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import type { AuditLog } from '../ports/audit.ts';
import type { FileStore } from '../ports/files.ts';
import type { PhotoIndex } from '../ports/photos.ts';
import { claimFiles } from './claim-files.ts';
import { sweepFiles } from './sweep-files.ts';

const { sha256 } = nodeSystem;
function bytesOf(content: string) {
  return new TextEncoder().encode(content);
}
function inHours(hours: number) {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}
function inDays(days: number) {
  return inHours(days * 24);
}
const on = new AbortController().signal;

let folder = '';
let database: Awaited<ReturnType<typeof openDatabase>>;
let photos: PhotoIndex;
let audit: AuditLog;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-sweep-'));
  database = await openDatabase(`sqlite:${folder}/shop.db`);
  await migrate(database, nodeSystem.now());
  photos = openPhotoIndex(database);
  audit = openAuditLog(database);
  await audit.append({ at: nodeSystem.now(), actor, what: 'account added', subject: folder });
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

function sweepAt(now: string, files: FileStore, signal = on) {
  return sweepFiles({ system: { now: () => now }, files, photos, audit }, signal);
}

/** A picture of one file, put and named as an upload does it: the row last, and then a look whether the file is still there. */
async function upload(files: FileStore, content: string, name: string) {
  const hash = sha256(content);
  await files.put(hash, bytesOf(content));
  const variants = [{ format: 'jpg' as const, width: 900, height: 900, file: hash, bytes: content.length }];
  await photos.add(buildPhoto({ name, hash, variants }), actor);
  if (!(await files.has(hash))) await files.put(hash, bytesOf(content));
  return hash;
}

describe.each([
  ['on disk', () => openFileStore(`file:${folder}/files`)],
  [
    'in a bucket',
    async () => {
      const { url, keys } = await openTestS3();
      return openFileStore(url, keys);
    },
  ],
])('The sweep %s', (_, open) => {
  let files: FileStore;
  beforeEach(async () => {
    files = await open();
    await claimFiles({ files, photos, audit });
  });

  test('removes a file without a row after a day, not before', async () => {
    const hash = sha256('cut off');
    await files.put(hash, bytesOf('cut off'));
    expect(await sweepAt(inHours(23), files)).toEqual(ok({ forgotten: 0, removed: 0 }));
    expect(await files.has(hash)).toBe(true);
    expect(await sweepAt(inHours(25), files)).toEqual(ok({ forgotten: 0, removed: 1 }));
    expect(await files.has(hash)).toBe(false);
  });

  test('removes the files of a deleted picture after 30 days, not before', async () => {
    const hash = await upload(files, 'teak', 'teak.jpg');
    const kept = await upload(files, 'oak', 'oak.jpg');
    await photos.remove('wallpapers', ['teak.jpg'], inHours(0), actor);
    expect(await sweepAt(inDays(29), files)).toEqual(ok({ forgotten: 0, removed: 0 }));
    expect(await files.has(hash)).toBe(true);
    expect(await sweepAt(inDays(31), files)).toEqual(ok({ forgotten: 1, removed: 1 }));
    expect([await files.has(hash), await files.has(kept)]).toEqual([false, true]);
  });

  test('keeps a file that two pictures share until both are forgotten', async () => {
    const hash = await upload(files, 'teak', 'teak.jpg');
    await upload(files, 'teak', 'teak again.jpg');
    await photos.remove('wallpapers', ['teak.jpg'], inHours(0), actor);
    expect(await sweepAt(inDays(40), files)).toEqual(ok({ forgotten: 1, removed: 0 }));
    await photos.remove('wallpapers', ['teak again.jpg'], inDays(40), actor);
    expect(await sweepAt(inDays(69), files)).toEqual(ok({ forgotten: 0, removed: 0 }));
    expect(await files.has(hash)).toBe(true);
    expect(await sweepAt(inDays(71), files)).toEqual(ok({ forgotten: 1, removed: 1 }));
    expect(await files.has(hash)).toBe(false);
  });

  // The clock says that the file is a day old also after it was put again, so that nothing but the order of things saves it.
  test.each([
    ['get', 'before'],
    ['get', 'after'],
    ['putAt', 'before'],
    ['putAt', 'after'],
    ['remove', 'before'],
    ['remove', 'after'],
  ] as const)('does not lose a file that is uploaded again in its middle: at “%s”, %s it', async (at, when) => {
    const hash = sha256('teak');
    await files.put(hash, bytesOf('teak'));
    const call = files[at] as (name: string) => Promise<unknown>;
    const meeting = async (name: string) => {
      if (when === 'before') await upload(files, 'teak', 'teak.jpg');
      const answer = await call(name);
      if (when === 'after') await upload(files, 'teak', 'teak.jpg');
      return answer;
    };
    let removals = 0;
    const remove = (name: string) => {
      removals += 1;
      return files.remove(name);
    };
    expect(await sweepAt(inHours(25), { ...files, remove, [at]: meeting })).toEqual(ok({ forgotten: 0, removed: 0 }));
    // What is named by the time that it asks is never gone, not for a moment.
    if (at === 'get') expect(removals).toBe(0);
    expect(Buffer.from((await files.get(hash)) ?? []).toString()).toBe('teak');
    expect(await photos.list('wallpapers')).toHaveLength(1);
  });

  test('stops between two files when the process must end', async () => {
    for (const content of ['one', 'two', 'three']) await files.put(sha256(content), bytesOf(content));
    const ending = new AbortController();
    const remove = async (hash: string) => {
      await files.remove(hash);
      ending.abort();
    };
    expect(await sweepAt(inHours(25), { ...files, remove }, ending.signal)).toEqual(ok({ forgotten: 0, removed: 1 }));
    expect(await sweepAt(inHours(25), files)).toEqual(ok({ forgotten: 0, removed: 2 }));
  });
});

test('A file that is stored again after it was listed is young again and stays, also without a row', async () => {
  const files = await openFileStore(`file:${folder}/files`);
  const hash = sha256('teak');
  await claimFiles({ files, photos, audit });
  await files.put(hash, bytesOf('teak'));
  const dayBefore = new Date(Date.now() - 25 * 3_600_000);
  await utimes(join(folder, 'files', hash.slice(0, 2), hash.slice(2)), dayBefore, dayBefore);
  const get = async (name: string) => {
    await files.put(name, bytesOf('teak'));
    return files.get(name);
  };
  expect(await sweepAt(inHours(0), { ...files, get })).toEqual(ok({ forgotten: 0, removed: 0 }));
  expect(await files.has(hash)).toBe(true);
});

describe('A process that is killed in the middle of an upload', () => {
  const killedAt = async (point: 'before' | 'after') => {
    await claimFiles({ files: await openFileStore(`file:${folder}/files`), photos, audit });
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        'test/wire/upload-and-stop.ts',
        `sqlite:${folder}/shop.db`,
        `file:${folder}/files`,
        point,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const gone = once(child, 'exit');
    expect(String((await Promise.race([once(child.stdout, 'data'), gone]))[0]).trim()).toBe('here');
    child.kill('SIGKILL');
    await gone;
    const files = await openFileStore(`file:${folder}/files`);
    const put: string[] = [];
    for await (const { sha256: hash } of files.list()) put.push(hash);
    return { files, put };
  };

  test('before the row: no page shows it, and its files are removed after a day', async () => {
    const { files, put } = await killedAt('before');
    expect(put).toHaveLength(3);
    expect(await photos.list('wallpapers')).toEqual([]);
    expect(await sweepAt(inHours(23), files)).toEqual(ok({ forgotten: 0, removed: 0 }));
    expect(await sweepAt(inHours(25), files)).toEqual(ok({ forgotten: 0, removed: 3 }));
    expect(await readdir(join(folder, 'files', 'aside'))).toEqual([]);
  });

  test('after the row: the page is complete, and no sweep removes its files', async () => {
    const { files } = await killedAt('after');
    const [photo] = await photos.list('wallpapers');
    expect(photo?.name).toBe('teak.jpg');
    expect(await sweepAt(inDays(365), files)).toEqual(ok({ forgotten: 0, removed: 0 }));
    for (const { file } of photo?.variants ?? []) expect(await files.has(file)).toBe(true);
  });
});
