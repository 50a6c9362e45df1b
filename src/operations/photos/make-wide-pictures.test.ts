import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#adapters/database/engine/tables.ts';
import { openWidePictures } from '#adapters/database/photos/added-variants.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { openAuditLog } from '#adapters/database/shared-writes/audit-log.ts';
import { openMemoryFileStore } from '#adapters/files/memory-file-store.ts';
import { openImages } from '#adapters/images/open-images.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { ok } from '#domain/outcome.ts';
import { openPorts } from '#start/open-ports.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { actor } from '#test/build/factories.ts';
import { openingCatalogues } from '#test/build/opening-lists.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { Overloaded } from '../ports/failures.ts';
import { makeWidePictures } from './make-wide-pictures.ts';
import { uploadPhoto } from './upload-photo.ts';

const images = openImages();
afterAll(() => images.close());

const on = new AbortController().signal;

function inDays(days: number) {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

function openShop(database: Database) {
  let encodes = 0;
  const makeWide = (master: Uint8Array) => {
    encodes += 1;
    return images.makeWide(master);
  };
  const ports = {
    system: nodeSystem,
    files: openMemoryFileStore(),
    photos: openPhotoIndex(database),
    catalogues: openingCatalogues,
    audit: openAuditLog(database),
    widePictures: openWidePictures(database),
    images: { ...images, makeWide },
  };
  const upload = async (fileName: string, bytes: Uint8Array, folder = 'wallpapers') => {
    const uploaded = await uploadPhoto(ports, { folder, fileName, bytes }, actor);
    if (!uploaded.ok) throw new Error(uploaded.message);
    return uploaded.value.photo;
  };
  const run = (changes: Partial<Parameters<typeof makeWidePictures>[0]> = {}, signal = on) =>
    makeWidePictures({ ...ports, ...changes }, signal);
  const wideOf = async (name: string, folder = 'wallpapers') =>
    (await ports.photos.find(folder, name))?.variants.find(({ width, format }) => width === 2048 && format === 'avif');
  const sweepAt = (now: string) => sweepFiles({ ...ports, system: { now: () => now } }, on);
  return { ...ports, upload, run, wideOf, sweepAt, encoded: () => encodes };
}

/** Wide and low: quickly made. */
function buildWide(height = 30, width = 2400) {
  return buildPicture({ width, height });
}

eachDatabase('Wide pictures are made after the upload', (open) => {
  test('of pictures that were there before and of new ones, but not of narrow ones and brochures', async () => {
    const shop = openShop(await open());
    for (const name of ['a.jpg', 'b.jpg']) await shop.upload(name, await buildWide());
    await shop.upload('narrow.jpg', await buildPicture());
    expect(await shop.run()).toEqual({ made: 2, failed: 0 });
    const wide = await shop.wideOf('a.jpg');
    const content = (await shop.files.get(wide?.file ?? '')) ?? new Uint8Array();
    expect([nodeSystem.sha256(content), content.length]).toEqual([wide?.file, wide?.bytes]);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'heif', width: 2048, height: 26 });
    expect(wide?.height).toBe(26);
    expect(await shop.run()).toBeNull();
    await shop.upload('c.jpg', await buildWide());
    expect(await shop.run()).toEqual({ made: 1, failed: 0 });
    expect([await shop.wideOf('c.jpg'), await shop.wideOf('narrow.jpg')]).toEqual([expect.anything(), undefined]);
  });

  test('once for the same picture in several folders, and one that comes again has it at once', async () => {
    const shop = openShop(await open());
    const picture = await buildWide();
    await shop.upload('a.jpg', picture);
    await shop.run();
    const narrowed = (await shop.photos.find('wallpapers', 'a.jpg'))?.variants ?? [];
    await shop.upload('again.jpg', picture, 'hpl');
    expect((await shop.photos.find('hpl', 'again.jpg'))?.variants).toEqual(narrowed);
    expect(await shop.run()).toBeNull();

    const other = await buildWide();
    for (const folder of ['wallpapers', 'hpl']) await shop.upload('other.jpg', other, folder);
    const [first] = await shop.widePictures.next(1);
    const one = { ...shop.widePictures, next: async () => (await shop.widePictures.next(1)).slice(0, 1) };
    expect([first?.photo.folder, await shop.run({ widePictures: one })]).toEqual([
      'wallpapers',
      { made: 2, failed: 0 },
    ]);
    expect(await shop.wideOf('other.jpg', 'hpl')).toEqual(await shop.wideOf('other.jpg'));
    expect(shop.encoded()).toBe(2);
  });

  test('and a picture whose master is gone is passed, and shown without', async () => {
    const shop = openShop(await open());
    const gone = await shop.upload('gone.jpg', await buildWide());
    await shop.upload('b.jpg', await buildWide());
    await shop.files.remove(gone.hash);
    expect(await shop.run()).toEqual({ made: 1, failed: 1 });
    expect(await shop.wideOf('gone.jpg')).toBeUndefined();
    expect(await shop.run()).toBeNull();
  });

  test('and what was made before the machine got too busy is kept; the rest is made later', async () => {
    const shop = openShop(await open());
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await shop.upload(name, await buildWide());
    const busy = {
      makeWide: (master: Uint8Array) =>
        shop.encoded() === 2 ? Promise.reject(new Overloaded('busy')) : shop.images.makeWide(master),
    };
    await expect(shop.run({ images: busy })).rejects.toThrow('busy');
    expect([await shop.wideOf('b.jpg'), await shop.wideOf('c.jpg')]).toEqual([expect.anything(), undefined]);
    expect(await shop.run()).toEqual({ made: 1, failed: 0 });
    expect(shop.encoded()).toBe(3);
  });

  test('until the process is told to stop, and the next one goes on', async () => {
    const shop = openShop(await open());
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await shop.upload(name, await buildWide());
    const stopped = new AbortController();
    const stopping = {
      makeWide: (master: Uint8Array) => {
        stopped.abort();
        return shop.images.makeWide(master);
      },
    };
    expect(await shop.run({ images: stopping }, stopped.signal)).toEqual({ made: 1, failed: 0 });
    expect(await shop.run()).toEqual({ made: 2, failed: 0 });
    expect(shop.encoded()).toBe(3);
  });

  test('and a sweep keeps them as long as their picture may come back, and then takes them', async () => {
    const shop = openShop(await open());
    await shop.upload('a.jpg', await buildWide());
    await shop.run();
    const file = (await shop.wideOf('a.jpg'))?.file ?? '';
    expect(await shop.sweepAt(inDays(2))).toEqual(ok({ forgotten: 0, removed: 0 }));
    await shop.photos.remove('wallpapers', ['a.jpg'], inDays(0), actor);
    expect(await shop.sweepAt(inDays(29))).toEqual(ok({ forgotten: 0, removed: 0 }));
    expect(await shop.files.has(file)).toBe(true);
    expect(await shop.sweepAt(inDays(31))).toMatchObject(ok({ forgotten: 1 }));
    expect(await shop.files.has(file)).toBe(false);
  });

  test('and a sweep that takes the file just before its row is there leaves no broken picture', async () => {
    const shop = openShop(await open());
    await shop.upload('a.jpg', await buildWide());
    const widePictures: typeof shop.widePictures = {
      ...shop.widePictures,
      keep: async (made, seq, at) => {
        for (const { variant } of made) await shop.files.remove(variant.file);
        await shop.widePictures.keep(made, seq, at);
      },
    };
    expect(await shop.run({ widePictures })).toEqual({ made: 1, failed: 0 });
    expect(await shop.files.has((await shop.wideOf('a.jpg'))?.file ?? '')).toBe(true);
  });
});

test('A process that is killed loses no more than one batch of wide pictures, and the next process goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-wide-'));
  const urls = [`sqlite:${folder}/shop.db`, `file:${folder}/files`] as const;
  const ports = await openPorts({ databaseUrl: urls[0], filesUrl: urls[1] });
  onTestFinished(async () => {
    await ports.close();
    rmSync(folder, { recursive: true, force: true });
  });
  for (let count = 0; count < 10; count += 1) {
    const bytes = await buildWide(4);
    await uploadPhoto({ ...ports, images }, { folder: 'hpl', fileName: `${count}.jpg`, bytes }, actor);
  }
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'test/wire/make-wide-and-stop.ts', ...urls, '10'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const gone = once(child, 'exit');
  expect(String((await Promise.race([once(child.stdout, 'data'), gone]))[0]).trim()).toBe('here');
  child.kill('SIGKILL');
  await gone;
  const made = async () => (await ports.photos.list('hpl')).map(({ variants }) => variants.at(-1)?.width === 2048);
  expect((await made()).filter(Boolean)).toHaveLength(8);
  expect(await makeWidePictures({ ...ports, images }, on)).toEqual({ made: 2, failed: 0 });
  expect(await made()).toEqual(Array(10).fill(true));
});
