import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoColours } from '#domain/photos/photo-colours.ts';
import { pictureColours } from './picture-colours.ts';

const root = join(import.meta.dirname, '../../..');

type Label = { main: string[]; also: string[] };
const lists: Record<string, { file: string; title: string }[]> = JSON.parse(
  readFileSync(join(root, 'demo/photos.json'), 'utf8'),
);
const titles = new Map(
  Object.values(lists)
    .flat()
    .reverse()
    .map(({ file, title }) => [file, title]),
);

const judged = await judge('test/colours/labels.json', 'demo/photos');
const heldOut = judged.filter(({ file }) => /[246]\.jpg$/.test(file));
const details = await judge('test/colours/details.json', 'test/colours/details');

function judge(labels: string, folder: string) {
  const entries: [string, Label][] = Object.entries(JSON.parse(readFileSync(join(root, labels), 'utf8')));
  return Promise.all(
    entries.map(async ([file, label]) => {
      const { data, info } = await sharp(join(root, folder, file))
        .resize(512)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const read = await pictureColours({ data, width: info.width, height: info.height });
      const shown = photoColours(titles.get(file) ?? '', { read, chosen: null });
      return { isRight: isRight(shown, label), isRead: names(read, label), isReadRight: isRight(read, label), file };
    }),
  );
}

function isRight(colours: readonly string[], label: Label) {
  return names(colours, label) && colours.every((colour) => [...label.main, ...label.also].includes(colour));
}

function names(colours: readonly string[], { main }: Label) {
  return colours.some((colour) => main.includes(colour));
}

function count(pictures: typeof judged, fits: 'isRight' | 'isRead' | 'isReadRight') {
  return pictures.filter((picture) => picture[fits]).length;
}

test('Nine of ten pictures that the rule was not tuned on show a main colour of their product, and no other', () => {
  expect(heldOut).toHaveLength(55);
  expect(count(heldOut, 'isRight')).toBeGreaterThanOrEqual(51);
  expect(count(judged, 'isRight')).toBeGreaterThanOrEqual(122);
});

test('Without the title, a main colour of the product is among those that are read in nine of ten', () => {
  expect(count(heldOut, 'isRead')).toBeGreaterThanOrEqual(52);
  expect(count(judged, 'isRead')).toBeGreaterThanOrEqual(122);
  expect(details).toHaveLength(31);
  expect(count(details, 'isRead')).toBe(31);
});

test('Without the title, six of ten have no wrong one beside it, and nine of ten close views', () => {
  expect(count(judged, 'isReadRight')).toBeGreaterThanOrEqual(82);
  expect(count(details, 'isReadRight')).toBeGreaterThanOrEqual(28);
});
