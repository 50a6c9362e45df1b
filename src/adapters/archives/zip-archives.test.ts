import { expect, test } from 'vitest';
import type { ArchiveEntry } from '#operations/ports/archives.ts';
import { readZip } from '#test/read/read-zip.ts';
import { zipArchives } from './zip-archives.ts';

const modified = '2026-11-21T06:00:00.000Z';

async function* entries(...list: [name: string, content: ArchiveEntry['content']][]) {
  for (const [name, content] of list) yield { name, modified, content };
}
async function written(list: AsyncIterable<ArchiveEntry>) {
  return new Uint8Array(await new Response(zipArchives.write(list)).arrayBuffer());
}

test('Bytes, texts and streams are in the archive, in folders and with names in any script', async () => {
  const stream = new Blob([new Uint8Array(100_000).fill(7)]).stream();
  const bytes = await written(
    entries(['Papers/नमूना.pdf', new Uint8Array([1, 2, 3])], ['read me.txt', 'Café'], ['large.bin', stream]),
  );
  const files = readZip(bytes);
  expect([...files.keys()]).toEqual(['Papers/नमूना.pdf', 'read me.txt', 'large.bin']);
  expect([...(files.get('Papers/नमूना.pdf') ?? [])]).toEqual([1, 2, 3]);
  expect(files.get('read me.txt')?.toString('utf8')).toBe('Café');
  expect(files.get('large.bin')).toHaveLength(100_000);
});

test('Times are those of India in every time zone of the process', async () => {
  const bytes = Buffer.from(await written(entries(['a', 'b'])));
  const [time, date] = [bytes.readUInt16LE(10), bytes.readUInt16LE(12)];
  expect([time >> 11, (time >> 5) & 63]).toEqual([11, 30]);
  expect([1980 + (date >> 9), (date >> 5) & 15, date & 31]).toEqual([2026, 11, 21]);
});

test('The next entry is asked for when the one before has been read, and a failure breaks the stream', async () => {
  let asked = 0;
  async function* many() {
    for (; asked < 1000; asked += 1) yield { name: `${asked}`, modified, content: new Uint8Array(100_000) };
  }
  const reader = zipArchives.write(many()).getReader();
  for (let chunk = 0; chunk < 6; chunk += 1) await reader.read();
  expect(asked).toBeLessThan(6);
  await reader.cancel();

  async function* broken() {
    yield { name: 'a', modified, content: 'a' };
    throw new Error('The store is gone.');
  }
  await expect(written(broken())).rejects.toThrow('The store is gone.');
});
