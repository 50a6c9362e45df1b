import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { type OpenImages, openImages } from '#adapters/images/open-images.ts';
import { buildBrochurePdf } from '#test/build/build-pdf.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { actor } from '#test/build/factories.ts';
import { openPorts } from '../open-ports.ts';
import { loadDemoPictures } from './load-demo-pictures.ts';

/** A small demo: two pictures for each of two folders, one of them in both, and a brochure. */
async function openSmallDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-demo-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of ['photos', 'brochures', 'datasheets']) await mkdir(join(folder, part));
  for (const file of ['red.jpg', 'green.jpg', 'mauve.jpg'])
    await writeFile(join(folder, 'photos', file), await buildPicture({ width: 160, height: 120 }));
  await writeFile(join(folder, 'brochures/windows.pdf'), buildBrochurePdf(undefined, { pages: 6 }));
  const lists = {
    carpettiles: [
      { file: 'green.jpg', name: 'green.jpg', title: 'Carpet tiles in green' },
      { file: 'red.jpg', name: 'red.jpg', title: 'Carpet tiles in red' },
    ],
    nexa: [
      { file: 'mauve.jpg', name: 'mauve.jpg', title: 'Carpet in mauve' },
      { file: 'red.jpg', name: 'red-lines.jpg', title: 'Carpet in red lines' },
    ],
  };
  await writeFile(join(folder, 'photos.json'), JSON.stringify(lists));
  return folder;
}

// Each starts a process of its own: one serves all shops of this file.
const images = openImages({ children: 1 });
afterAll(() => images.close());

async function openShop() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-shop-'));
  const opened = await openPorts({ databaseUrl: `sqlite:${folder}/shop.db`, filesUrl: `file:${folder}/files` });
  onTestFinished(async () => {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...opened, images };
}

async function load(shop: Awaited<ReturnType<typeof openShop>>, folder: string, signal?: AbortSignal) {
  const lines: string[] = [];
  const options = {
    print: (line: string) => lines.push(line),
    signal: signal ?? new AbortController().signal,
    leaseMs: 400,
  };
  await loadDemoPictures(shop, folder, actor, options);
  return lines;
}

async function namesIn(shop: Awaited<ReturnType<typeof openShop>>, folder: string) {
  return (await shop.photos.list(folder)).map(({ name }) => name);
}

/** Stops the load while the second picture is made, as the end of the program does. */
function stoppingAtSecond(images: OpenImages, stopped: AbortController) {
  let made = 0;
  return {
    ...images,
    makePhoto: (bytes: Uint8Array) => {
      made += 1;
      if (made === 2) stopped.abort();
      return images.makePhoto(bytes);
    },
  };
}

test('The first picture of each list is the newest in its folder, and a brochure has its number of pages', async () => {
  const [shop, folder] = await Promise.all([openShop(), openSmallDemo()]);
  expect(await load(shop, folder)).toEqual(['Demo pictures: 5 of 5 are in the shop.']);
  expect(await namesIn(shop, 'carpettiles')).toEqual(['green.jpg', 'red.jpg']);
  expect(await namesIn(shop, 'nexa')).toEqual(['mauve.jpg', 'red-lines.jpg']);
  const [newest] = await shop.photos.list('carpettiles');
  expect(newest).toMatchObject({ title: 'Carpet tiles in green', width: 160, height: 120, addedBy: actor.username });
  expect(await shop.photos.list('pdfs')).toMatchObject([{ name: 'windows.pdf', title: 'WINDOWS', pages: 6 }]);
});

test('Every folder gets a picture before any gets its second', async () => {
  const [shop, folder] = await Promise.all([openShop(), openSmallDemo()]);
  await load(shop, folder);
  const added = (await shop.audit.read(0, 100)).map(({ subject }) => subject);
  const place = (name: string) => added.findIndex((subject) => subject.includes(name));
  expect(Math.max(place('red.jpg'), place('red-lines.jpg'))).toBeLessThan(
    Math.min(place('green.jpg'), place('mauve.jpg')),
  );
  expect(place('red.jpg')).toBeGreaterThanOrEqual(0);
});

test('A load that is stopped in the middle goes on where it stopped, and loads nothing twice', async () => {
  const [shop, folder] = await Promise.all([openShop(), openSmallDemo()]);
  const stopped = new AbortController();
  const images = stoppingAtSecond(shop.images, stopped);
  expect(await load({ ...shop, images }, folder, stopped.signal)).toEqual([]);
  const before = (await shop.audit.read(0, 100)).length;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(5);
  expect(await load(shop, folder)).toEqual(['Demo pictures: 5 of 5 are in the shop.']);
  expect((await shop.audit.read(0, 100)).length).toBe(5);
});

test('The load of a killed process goes on when its lease expires, and two processes never load at once', async () => {
  const [shop, folder] = await Promise.all([openShop(), openSmallDemo()]);
  const soon = new Date(Date.now() + 600).toISOString();
  await shop.leases.take('demo pictures', 'the dead one', shop.system.now(), soon);
  const lines = await Promise.all([load(shop, folder), load(shop, folder)]);
  expect(lines.flat()).toEqual(['Demo pictures: 5 of 5 are in the shop.']);
  expect((await shop.audit.read(0, 100)).length).toBe(5);
});

test('Pictures that staff delete stay deleted at every later start, and their own pictures keep their names', async () => {
  const [shop, folder] = await Promise.all([openShop(), openSmallDemo()]);
  const stopped = new AbortController();
  await load({ ...shop, images: stoppingAtSecond(shop.images, stopped) }, folder, stopped.signal);
  await shop.photos.remove('carpettiles', ['red.jpg'], shop.system.now(), actor);
  await load(shop, folder);
  expect(await namesIn(shop, 'carpettiles')).toEqual(['green.jpg']);
  await shop.photos.remove('nexa', ['mauve.jpg'], shop.system.now(), actor);
  await shop.photos.forget('9999-01-01T00:00:00.000Z', 100, shop.system.now());
  expect(await load(shop, folder)).toEqual([]);
  expect(await namesIn(shop, 'nexa')).toEqual(['red-lines.jpg']);
});

test('A picture that cannot be read is left out with a message, and the next start tries it again', async () => {
  const [shop, folder] = await Promise.all([openShop(), openSmallDemo()]);
  const file = join(folder, 'photos/green.jpg');
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, 300));
  const lines = await load(shop, folder);
  expect(lines[0]).toMatch(/^Demo pictures: green\.jpg is left out\. \S/);
  expect(lines[1]).toBe('Demo pictures: 4 of 5 are in the shop.');
  await writeFile(file, whole);
  await load(shop, folder);
  expect(await namesIn(shop, 'carpettiles')).toContain('green.jpg');
});
