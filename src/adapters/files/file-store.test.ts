import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemWorld } from '../system/system-world.ts';
import { openFileStore } from './open-file-store.ts';

const text = (content: string) => new TextEncoder().encode(content);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

for (const [name, url] of [
  ['on disk', () => `file:${folder}`],
  ['in memory', () => 'memory:'],
] as const)
  describe(`The file store ${name}`, () => {
    test('gives back what was put, and nothing for what was not', async () => {
      const files = await openFileStore(url());
      const bytes = text('an invoice');
      const hash = systemWorld.sha256(bytes);
      expect(await files.get(hash)).toBeNull();
      await files.put(hash, bytes);
      await files.put(hash, bytes);
      expect(Buffer.from((await files.get(hash)) ?? []).toString()).toBe('an invoice');
      await files.ping();
    });
  });

describe('The folder of files', () => {
  test('holds no half file, whatever was left aside', async () => {
    const files = await openFileStore(`file:${folder}`);
    await writeFile(join(folder, 'aside', 'left-by-a-crash'), 'half');
    const bytes = text('whole');
    await files.put(systemWorld.sha256(bytes), bytes);
    expect(await readdir(join(folder, 'aside'))).toEqual(['left-by-a-crash']);
  });

  test('says in one sentence which addresses it knows', async () => {
    await expect(openFileStore('ftp://example.com')).rejects.toThrow('FILES_URL must start with file:');
  });
});
