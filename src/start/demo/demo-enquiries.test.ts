import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openImages } from '#adapters/images/open-images.ts';
import { uploadPhoto } from '#operations/photos/upload-photo.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { actor } from '#test/build/factories.ts';
import { openPorts } from '../open-ports.ts';
import { demoEnquiries } from './demo-enquiries.ts';
import { demoUploads } from './demo-uploads.ts';
import { loadDemo } from './load-demo.ts';

const demoFolder = join(import.meta.dirname, '../../../demo');
const { enquiries } = JSON.parse(readFileSync(join(demoFolder, 'enquiries.json'), 'utf8')) as {
  enquiries: { name: string; pictures: string[] }[];
};

async function openShop() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-shop-'));
  const opened = await openPorts({ databaseUrl: `sqlite:${folder}/shop.db`, filesUrl: `file:${folder}/files` });
  const images = openImages({ children: 1 });
  onTestFinished(async () => {
    await Promise.all([images.close(), opened.close()]);
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...opened, images };
}

test('Every picture that an enquiry of the demo names is in the demo, and is uploaded before its folder gets a second one', async () => {
  const uploads = (await demoUploads(demoFolder)).map(({ folder, fileName }) => ({
    folder,
    name: `${folder}/${fileName}`,
  }));
  for (const picture of enquiries.flatMap(({ pictures }) => pictures))
    expect(uploads.find(({ folder }) => picture.startsWith(`${folder}/`))?.name).toBe(picture);
});

test('An enquiry of the demo is added with its pictures as soon as they are there, once, with the documents made from it', async () => {
  const shop = await openShop();
  await loadDemo(shop, demoFolder, actor);
  const stored = async () =>
    (await Promise.all((['open', 'done'] as const).map((state) => shop.callbacks.page(state, 1, 100)))).flat();
  const add = await demoEnquiries(shop, demoFolder, actor);
  await add();
  expect(await stored()).toEqual([]);
  for (const picture of new Set(enquiries.flatMap(({ pictures }) => pictures))) {
    const [folder = '', fileName = ''] = picture.split('/');
    const bytes = await buildPicture({ width: 160, height: 120 });
    expect(await uploadPhoto(shop, { folder, fileName, title: picture, bytes }, actor)).toMatchObject({ ok: true });
    await add();
  }
  const added = await stored();
  const pictures = (callback: (typeof added)[number]) =>
    callback.pictures.map(({ folder, name }) => `${folder}/${name}`);
  expect(Object.fromEntries(added.map((callback) => [callback.name, pictures(callback)]))).toEqual(
    Object.fromEntries(enquiries.map((enquiry) => [enquiry.name, enquiry.pictures])),
  );
  // Mail may be set up: nobody is told of people who do not exist.
  expect(await shop.callbacks.due('2099-01-01T00:00:00.000Z', 100)).toEqual([]);
  expect(await shop.callbacks.waiting()).toMatchObject({ count: 0 });
  const made = await shop.documents.descendantsOf(added.map(({ id }) => id));
  expect(made.map(({ kind }) => kind)).toEqual(['pro', 'pro']);
  expect((await shop.documents.descendantsOf(made.map(({ id }) => id))).map(({ kind }) => kind)).toEqual(['tax']);

  const again = await demoEnquiries(shop, demoFolder, actor);
  await again();
  expect(await stored()).toEqual(added);
}, 120_000);
