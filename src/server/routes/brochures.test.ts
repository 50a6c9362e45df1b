import { expect, test } from 'vitest';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { openTestApp, type TestApp, withTestApp } from '#test/open/start-test-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { photoCalls } from '#test/wire/photo-calls.ts';

const app = withTestApp();
const { send, ask } = photoCalls(app);

const teak = { folder: 'wallpapers', name: 'teak.jpg' };

async function post(path: string, changes: object = {}, shop: TestApp = app()) {
  const body = { title: 'Walls of wood', line: 'Teak and oak', cover: 'plate', pictures: [teak], ...changes };
  return shop.call('POST', path, { token: await shop.logIn(), body });
}

async function said(path: string, changes: object) {
  const answer = await post(path, changes);
  const { message, problems } = (await answer.json()) as { message: string; problems: { field: string }[] };
  return [answer.status, message, problems.map(({ field }) => field)];
}

test('A brochure is previewed as it will be, and saved with its thumbnail, first on Brochures', async () => {
  await send('wallpapers/teak.jpg', await buildPicture());
  const preview = await post('/api/brochures/preview');
  expect([preview.status, preview.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  const bytes = new Uint8Array(await preview.arrayBuffer());
  expect((await readPdf(bytes)).join(' ')).toContain('Walls of wood');
  expect(await app().ports.photos.count('pdfs')).toBe(0);

  const saved = await post('/api/brochures');
  expect(saved.status).toBe(201);
  expect(await saved.json()).toMatchObject({
    name: 'walls-of-wood.pdf',
    title: 'WALLS OF WOOD',
    pages: 3,
    bytes: bytes.length,
    message: 'walls-of-wood.pdf is in Brochures.',
  });
  const file = await app().call('GET', saved.headers.get('Location') ?? '');
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  const thumbnail = await app().call('GET', '/api/download/pdfthumbs/walls-of-wood');
  expect(thumbnail.headers.get('Content-Type')).toBe('image/jpeg');
  const [brochure] = await app().ports.photos.list('pdfs');
  expect([brochure?.title, brochure?.pages]).toEqual(['WALLS OF WOOD', 3]);
  // A second press of the button.
  expect((await post('/api/brochures')).status).toBe(200);
  expect(await app().ports.photos.count('pdfs')).toBe(1);
});

test('Another one of that title is refused with what to do, or replaces the first at its address; titles in Hindi get a number each', async () => {
  expect(await said('/api/brochures', { line: 'Others' })).toEqual([
    409,
    'Brochures has another walls-of-wood.pdf. Change the title, or replace the other one.',
    ['title'],
  ]);
  const before = await app().ports.photos.find('pdfs', 'walls-of-wood.pdf');
  const replaced = await post('/api/brochures', { line: 'Others', replace: true });
  expect([replaced.status, replaced.headers.get('Location')]).toEqual([201, '/api/download/pdfs/walls-of-wood.pdf']);
  const now = await app().ports.photos.find('pdfs', 'walls-of-wood.pdf');
  expect(now?.hash).not.toBe(before?.hash);
  expect(await app().ports.photos.count('pdfs')).toBe(1);
  // The old one is deleted, and comes back after the new one is deleted too.
  expect((await ask('POST', '/api/restoreImage/pdfs/walls-of-wood.pdf'))[0]).toBe(409);
  await ask('DELETE', '/api/deleteImage/pdfs/walls-of-wood.pdf');
  expect((await app().ports.photos.list('pdfs')).length).toBe(0);
  await ask('POST', '/api/restoreImage/pdfs/walls-of-wood.pdf');
  expect((await app().ports.photos.find('pdfs', 'walls-of-wood.pdf'))?.hash).toBe(now?.hash);
  const names = [];
  for (const title of ['दीवारें', 'फ़र्श', 'दीवारें'])
    names.push(((await (await post('/api/brochures', { title })).json()) as { name: string }).name);
  expect(names).toEqual(['brochure.pdf', 'brochure-2.pdf', 'brochure.pdf']);
});

test('What is wrong is said, all of it, and a picture that was deleted is named', async () => {
  expect(await said('/api/brochures/preview', { title: '', pictures: [] })).toEqual([
    422,
    'Type a title. Choose a picture.',
    ['title', 'pictures'],
  ]);
  await send('wallpapers/oak.jpg', await buildPicture());
  await ask('DELETE', '/api/deleteImage/wallpapers/oak.jpg');
  const gone = [teak, { folder: 'wallpapers', name: 'oak.jpg' }, { folder: 'pdfs', name: 'walls-of-wood.pdf' }];
  expect(await said('/api/brochures', { pictures: gone })).toEqual([
    422,
    'oak.jpg is no longer in Wallpapers. walls-of-wood.pdf is no longer in Brochures.',
    ['pictures.1', 'pictures.2'],
  ]);
  const many = Array.from({ length: 41 }, (_, index) => ({ folder: 'wallpapers', name: `${index}.jpg` }));
  expect(await said('/api/brochures', { pictures: many })).toEqual([
    422,
    'A brochure has at most 40 pictures: remove 1.',
    ['pictures'],
  ]);
  expect((await post('/api/brochures', { cover: 'leather' })).status).toBe(422);
  expect((await post('/api/brochures', { pictures: Array(201).fill(teak) })).status).toBe(422);
});

test('A firm without a record is asked for it, and nobody makes more than 30 in a minute', async () => {
  const bare = await openTestApp({ company: null, settings: { rateLimits: true } });
  try {
    const token = await bare.logIn();
    const body = { title: 'Walls', cover: 'board', pictures: [teak] };
    const call = () => bare.call('POST', '/api/brochures', { token, body });
    expect(await (await call()).json()).toMatchObject({ problems: [{ field: '', message: expect.any(String) }] });
    for (let more = 1; more < 30; more++) expect((await call()).status).toBe(422);
    const refused = await call();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  } finally {
    await bare.close();
  }
});

test('A caption and a refusal name a gallery that was renamed as it is called today', async () => {
  const shop = await openTestApp();
  await photoCalls(() => shop).send('wallpapers/teak.jpg', await buildPicture());
  await shop.addPerson('asha', 'owner');
  const token = await shop.logIn('asha');
  const { catalogue } = (await (await shop.call('GET', '/api/catalogue', { token })).json()) as CatalogueAnswer;
  const categories = catalogue.categories.map((category) =>
    category.folder === 'wallpapers' ? { ...category, names: { ...category.names, en: 'Wall Murals' } } : category,
  );
  const renamed = { onto: 1, catalogue: { ...catalogue, categories } };
  expect((await shop.call('POST', '/api/catalogue', { token, body: renamed })).status).toBe(200);

  const drawn = await post('/api/brochures/preview', {}, shop);
  expect((await readPdf(new Uint8Array(await drawn.arrayBuffer()))).join(' ')).toContain('Wall Murals');
  const refused = await post('/api/brochures/preview', { pictures: [{ ...teak, name: 'oak.jpg' }] }, shop);
  expect(await refused.json()).toMatchObject({ message: 'oak.jpg is no longer in Wall Murals.' });
  await shop.close();
});
