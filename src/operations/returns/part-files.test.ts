import { expect, test } from 'vitest';
import { zipArchives } from '#adapters/archives/zip-archives.ts';
import { readZip } from '#test/read/read-zip.ts';
import { partFiles } from './part-files.ts';

const modified = '2026-11-21T06:00:00.000Z';
const nameOf = (part: number) => `part${part}of3.json`;

async function* pieces(read: number[] = []) {
  for (const [part, text] of [
    [1, '{"a":'],
    [1, '1}'],
    [2, '{}'],
    [3, '[]'],
  ] as const) {
    read.push(part);
    yield { part, text };
  }
}

test('Each part of a large return is a file of its own in the ZIP', async () => {
  const zip = zipArchives.write(partFiles(pieces(), { parts: 3, modified, nameOf }));
  const files = readZip(new Uint8Array(await new Response(zip).arrayBuffer()));
  expect([...files].map(([name, content]) => [name, content.toString('utf8')])).toEqual([
    ['part1of3.json', '{"a":1}'],
    ['part2of3.json', '{}'],
    ['part3of3.json', '[]'],
  ]);
});

test('A part is read when it is asked for, and who stops reading ends the reading', async () => {
  const read: number[] = [];
  const source = pieces(read);
  const entries = partFiles(source, { parts: 3, modified, nameOf });
  const first = await entries.next();
  expect(read).toEqual([1]);
  const content = first.value?.content;
  if (!(content instanceof ReadableStream)) throw new Error('It is a stream.');
  await content.cancel();
  expect(await source.next()).toEqual({ done: true, value: undefined });
});
