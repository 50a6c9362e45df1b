import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { openStoredColours } from '#adapters/database/photos/stored-colours.ts';
import { openMemoryFileStore } from '#adapters/files/memory-file-store.ts';
import { openImages } from '#adapters/images/open-images.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { openPorts } from '#start/open-ports.ts';
import { actor } from '#test/build/factories.ts';
import { openingCatalogues } from '#test/build/opening-lists.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { Overloaded } from '../ports/failures.ts';
import { readPictureColours } from './read-picture-colours.ts';
import { uploadPhoto } from './upload-photo.ts';

const images = openImages({ children: 1 });
afterAll(() => images.close());

const on = new AbortController().signal;
let made = 0;

/** A picture of one colour; no two have the same bytes. */
function paint(colour: string) {
  made += 1;
  const canvas = { width: 64 + made, height: 48, channels: 3, background: colour } as const;
  return sharp({ create: canvas }).jpeg().toBuffer();
}

function openShop(database: Database) {
  const photos = openPhotoIndex(database);
  const ports = { system: nodeSystem, files: openMemoryFileStore(), images, photos, catalogues: openingCatalogues };
  const pictureColours = openStoredColours(database);
  const upload = async (fileName: string, bytes: Uint8Array) => {
    const uploaded = await uploadPhoto(ports, { folder: 'wallpapers', fileName, bytes, title: '' }, actor);
    if (!uploaded.ok) throw new Error(uploaded.message);
    return uploaded.value.photo;
  };
  /** What an earlier release leaves: pictures without facts. */
  const uploadBefore = async (fileName: string, bytes: Uint8Array) => {
    const photo = await upload(fileName, bytes);
    await database.write.deleteFrom('photo_facts').where('photo_id', '=', photo.id).execute();
    return photo;
  };
  const run = (changes: Partial<Parameters<typeof readPictureColours>[0]> = {}, signal = on) =>
    readPictureColours({ ...ports, pictureColours, ...changes }, signal);
  const coloursOf = async (name: string) => (await photos.find('wallpapers', name))?.colours;
  return { ...ports, upload, uploadBefore, run, coloursOf };
}

eachDatabase('Colours are read', (open) => {
  test('when a picture is uploaded, and again from the same file without a decode', async () => {
    const shop = openShop(await open());
    const picture = await paint('#a5302a');
    expect(await shop.upload('a.jpg', picture)).toMatchObject({ colours: ['red'], colourFacts: { read: ['red'] } });
    expect(await shop.coloursOf('a.jpg')).toEqual(['red']);
    const again = await uploadPhoto(
      { ...shop, images: { makePhoto: () => Promise.reject(), makeBrochure: () => Promise.reject() } },
      { folder: 'hpl', fileName: 'a.jpg', bytes: picture },
      actor,
    );
    expect(again).toMatchObject({ value: { photo: { colours: ['red'] } } });
    expect(await shop.run()).toBeNull();
  });

  test('later of pictures that an earlier release took in, once', async () => {
    const shop = openShop(await open());
    await shop.uploadBefore('a.jpg', await paint('#3b6a9a'));
    await shop.uploadBefore('b.jpg', await paint('#4d7b40'));
    expect(await shop.coloursOf('a.jpg')).toEqual([]);
    expect(await shop.run()).toEqual({ read: 2, failed: 0 });
    expect([await shop.coloursOf('a.jpg'), await shop.coloursOf('b.jpg')]).toEqual([['blue'], ['green']]);
    expect(await shop.run()).toBeNull();
  });

  test('and a picture whose file is gone is passed', async () => {
    const shop = openShop(await open());
    const gone = await shop.uploadBefore('a.jpg', await paint('#3b6a9a'));
    await shop.uploadBefore('b.jpg', await paint('#4d7b40'));
    await shop.files.remove(gone.hash);
    expect(await shop.run()).toEqual({ read: 1, failed: 1 });
    expect(await shop.coloursOf('a.jpg')).toEqual([]);
    expect(await shop.run()).toBeNull();
  });

  test('as far as a run comes that is stopped, or that finds the machine too busy, and the next run goes on', async () => {
    const shop = openShop(await open());
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await shop.uploadBefore(name, await paint('#4d7b40'));
    const stopped = new AbortController();
    const stopping = {
      readColours: (bytes: Uint8Array) => {
        stopped.abort();
        return images.readColours(bytes);
      },
    };
    expect(await shop.run({ images: stopping }, stopped.signal)).toEqual({ read: 1, failed: 0 });
    let calls = 0;
    const busy = {
      readColours: (bytes: Uint8Array) => {
        calls += 1;
        return calls === 1 ? images.readColours(bytes) : Promise.reject(new Overloaded('busy'));
      },
    };
    await expect(shop.run({ images: busy })).rejects.toThrow('busy');
    expect([await shop.coloursOf('b.jpg'), await shop.coloursOf('c.jpg')]).toEqual([['green'], []]);
    expect(await shop.run()).toEqual({ read: 1, failed: 0 });
  });
});

test('Colours are read up to the last batch before a kill, and the next process reads exactly the others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-colours-'));
  const urls = [`sqlite:${folder}/shop.db`, `file:${folder}/files`] as const;
  const ports = await openPorts({ databaseUrl: urls[0], filesUrl: urls[1] });
  const database = await openDatabase(urls[0]);
  onTestFinished(async () => {
    await Promise.all([ports.close(), database.close()]);
    rmSync(folder, { recursive: true, force: true });
  });
  for (let count = 0; count < 20; count += 1)
    await uploadPhoto(
      { ...ports, images },
      { folder: 'hpl', fileName: `${count}.jpg`, bytes: await paint('#4d7b40') },
      actor,
    );
  await database.write.deleteFrom('photo_facts').execute();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'test/wire/read-colours-and-stop.ts', ...urls, '18'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const gone = once(child, 'exit');
  expect(String((await Promise.race([once(child.stdout, 'data'), gone]))[0]).trim()).toBe('here');
  child.kill('SIGKILL');
  await gone;
  const read = async () => (await ports.photos.list('hpl')).filter(({ colours }) => colours.includes('green'));
  expect(await read()).toHaveLength(16);
  expect(await readPictureColours({ ...ports, images }, on)).toEqual({ read: 4, failed: 0 });
  expect(await read()).toHaveLength(20);
});
