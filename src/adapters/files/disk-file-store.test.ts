import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileStore } from '#operations/ports/files.ts';
import { nodeSystem } from '../system/node-system.ts';
import { openDiskFileStore } from './disk-file-store.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-disk-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function listed(files: FileStore) {
  const hashes: string[] = [];
  for await (const { sha256 } of files.list()) hashes.push(sha256);
  return hashes;
}

test('The unfinished file of a crashed process is not listed, and is removed after a day', async () => {
  await openDiskFileStore(folder);
  const left = (name: string, hours: number) => {
    const at = new Date(Date.now() - hours * 3_600_000);
    return writeFile(join(folder, 'aside', name), 'half').then(() => utimes(join(folder, 'aside', name), at, at));
  };
  await left('of-just-now', 0);
  await left('of-this-morning', 23);
  await left('of-the-day-before', 25);
  const files = await openDiskFileStore(folder);
  const bytes = new TextEncoder().encode('whole');
  await files.put(nodeSystem.sha256(bytes), bytes);
  expect((await readdir(join(folder, 'aside'))).sort()).toEqual(['of-just-now', 'of-this-morning']);
  expect(await listed(files)).toEqual([nodeSystem.sha256(bytes)]);
});

test('Other files in the folder are not listed', async () => {
  const files = await openDiskFileStore(folder);
  await writeFile(join(folder, 'README'), 'x');
  await files.put(nodeSystem.sha256('x'), new TextEncoder().encode('x'));
  await writeFile(join(folder, nodeSystem.sha256('x').slice(0, 2), 'notes.txt'), 'x');
  expect(await listed(files)).toEqual([nodeSystem.sha256('x')]);
});

test('A missing folder fails the ping', async () => {
  const files = await openDiskFileStore(folder);
  await files.ping();
  await rm(folder, { recursive: true });
  await expect(files.ping()).rejects.toThrow('ENOENT');
});
