import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { compare } from './compare.ts';
import { differencesPage } from './differences-page.ts';

const all = /(?:)/;

function openFolders() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-compare-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [before, after, marked] = ['before', 'after', 'marked'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const each of [before, after, marked]) mkdirSync(each);
  return { before, after, marked };
}

/** A grey picture, 8 pixels wide, with dark pixels at these rows. */
async function draw(path: string, height: number, dark: number[] = [], shade = 40) {
  const data = Buffer.alloc(8 * height * 3, 200);
  for (const row of dark) data.fill(shade, row * 24, row * 24 + 3);
  await sharp(data, { raw: { width: 8, height, channels: 3 } })
    .png()
    .toFile(path);
}

test('Pictures are compared pixel by pixel: what differs is counted, placed and marked; another height differs below', async () => {
  const { before, after, marked } = openFolders();
  for (const folder of [before, after]) await draw(join(folder, 'same.png'), 10);
  await draw(join(before, 'other.png'), 10);
  await draw(join(after, 'other.png'), 10, [3, 7]);
  await draw(join(before, 'faint.png'), 10);
  await draw(join(after, 'faint.png'), 10, [2], 203);
  await draw(join(before, 'longer.png'), 10);
  await draw(join(after, 'longer.png'), 12);
  await draw(join(before, 'gone.png'), 4);
  await draw(join(after, 'new.png'), 4);
  const compared = await compare(before, after, marked, all);
  expect(compared).toEqual({
    same: 2,
    different: [
      { picture: 'longer.png', pixels: 16, box: { top: 10, bottom: 11 } },
      { picture: 'other.png', pixels: 2, box: { top: 3, bottom: 7 } },
    ],
    gone: ['gone.png'],
    added: ['new.png'],
  });
  const { data, info } = await sharp(join(marked, 'other.png')).raw().toBuffer({ resolveWithObject: true });
  const red = (row: number) =>
    (data[row * info.width * info.channels] ?? 0) > 2 * (data[row * info.width * info.channels + 1] ?? 0);
  expect([2, 3, 7].map(red)).toEqual([false, true, true]);
  expect((await compare(before, after, marked, /other/)).different).toHaveLength(1);
});

test('The page of differences shows those with most first, and names what was not photographed', () => {
  const difference = (picture: string, pixels: number) => ({ picture, pixels, box: { top: 1, bottom: 2 } });
  const page = differencesPage({
    ...{ before: 'abc', after: 'now' },
    compared: {
      same: 3,
      different: [difference('few.png', 2), difference('many.png', 90)],
      gone: ['gone.png'],
      added: [],
    },
    missed: [{ look: 'broken', why: 'no <button>' }],
  });
  expect(page).toContain('2 of 5 pictures differ between abc and now');
  expect(page.indexOf('many')).toBeLessThan(page.indexOf('few'));
  expect(page).toContain('<img loading="lazy" src="abc/many.png" alt="">');
  expect(page).toContain('broken: no &lt;button>');
});
