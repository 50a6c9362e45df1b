import { expect, test } from 'vitest';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import { withoutCategory } from '#domain/catalogue/without-category.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { buildPhoto } from '#test/build/factories.ts';
import { drawnPages } from '#test/open/drawn-pages.ts';
import { openTestApp } from '#test/open/start-test-app.ts';

async function openCatalogue() {
  const app = await openTestApp({ ports: { pages: drawnPages } });
  await app.addPerson('asha', 'owner');
  const token = await app.logIn('asha');
  const read = async () => (await (await app.call('GET', '/api/catalogue', { token })).json()) as CatalogueAnswer;
  const post = async (path: string, onto: number, catalogue: CatalogueRecord) => {
    const answer = await app.call('POST', path, { token, body: { onto, catalogue } });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const page = async (path: string) => {
    const answer = await app.call('GET', path);
    return { status: answer.status, location: answer.headers.get('Location'), html: await answer.text() };
  };
  const save = (onto: number, catalogue: CatalogueRecord) => post('/api/catalogue', onto, catalogue);
  const preview = (onto: number, catalogue: CatalogueRecord) => post('/api/catalogue/preview', onto, catalogue);
  return { app, read, save, preview, page };
}

type Category = CatalogueRecord['categories'][number];

function withCategory(record: CatalogueRecord, id: number, changes: Partial<Category>): CatalogueRecord {
  const categories = record.categories.map((each) => (each.id === id ? { ...each, ...changes } : each));
  return { ...record, categories };
}

function stoneVeneers(record: CatalogueRecord): CatalogueRecord {
  const [pattern] = record.categories;
  if (!pattern) throw new Error('There is a category.');
  const names = { en: 'Stone Veneers', hi: 'पत्थर', or: '' };
  const added = { ...pattern, id: 26, names, route: '/stone-veneers', folder: 'stoneveneers' };
  return { ...record, categories: [...record.categories, added] };
}

test('An owner reads the opening stock, adds a category and renames one, and visitors see both at once', async () => {
  const { app, read, save, page } = await openCatalogue();
  const first = await read();
  expect(first).toMatchObject({ version: 1, savedBy: '', pictures: {} });
  expect(first.catalogue.categories).toHaveLength(24);
  expect((await page('/stone-veneers')).status).toBe(404);

  const names = { en: 'Sunshades', hi: 'ऑनिंग', or: '' };
  const next = withCategory(stoneVeneers(first.catalogue), 2, { names, route: '/sunshades' });
  expect(await save(1, next)).toMatchObject({ status: 200, body: { version: 2, savedBy: 'asha' } });
  expect((await page('/stone-veneers')).html).toContain('<h1>Stone Veneers</h1>');
  expect((await page('/hi/stone-veneers')).html).toContain('पत्थर');
  expect((await page('/sunshades')).html).toContain('<h1>Sunshades</h1>');
  for (const [old, now] of [
    ['/awnings', '/sunshades'],
    ['/hi/awnings', '/hi/sunshades'],
    ['/Awnings', '/sunshades'],
    // One redirect each: the slash at the end is not taken along.
    ['/awnings/', '/sunshades'],
    ['/hi/Awnings//', '/hi/sunshades'],
    ['/or/Awnings/', '/or/sunshades'],
  ])
    expect(await page(old ?? '')).toMatchObject({ status: 301, location: now });

  const saved = (await read()).catalogue;
  expect(saved.lastCategoryId).toBe(26);
  expect(saved.categories.find(({ id }) => id === 2)?.formerRoutes).toEqual(['/awnings']);
  const audit = await (await app.call('GET', '/api/audit', { token: await app.logIn('asha') })).text();
  expect(audit).toContain('Category 2, address: /awnings → /sunshades');
  await app.close();
});

test('Of two owners who save the same version, the second is told, and nothing of the first is lost', async () => {
  const { app, read, save } = await openCatalogue();
  const { catalogue } = await read();
  const one = withCategory(catalogue, 18, { names: { en: 'Wallpapers A', hi: '', or: '' } });
  const other = withCategory(catalogue, 18, { names: { en: 'Wallpapers B', hi: '', or: '' } });
  const answers = await Promise.all([save(1, one), save(1, other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toEqual({
    message: 'The catalogue was saved by somebody else meanwhile.',
    problems: [],
  });
  expect((await read()).version).toBe(2);
  await app.close();
});

test('A preview says what would be lost, and saves nothing', async () => {
  const { app, read, preview } = await openCatalogue();
  const { catalogue } = await read();
  await app.ports.photos.add(buildPhoto({ folder: 'blinds', name: 'roller.jpg' }), { username: 'asha', address: '' });
  const hidden = withCategory(catalogue, 3, { hidden: true });
  expect(await preview(1, hidden)).toEqual({
    status: 200,
    body: {
      changes: [{ field: 'categories.3.hidden', from: 'false', to: 'true' }],
      losses: [
        'Blinds is hidden: visitors do not see its address /blinds and its picture.',
        'Blinds leaves the home page: slides, Best Selling.',
      ],
    },
  });
  expect((await read()).version).toBe(1);
  await app.close();
});

test('A hidden category and its pictures are nowhere on the site, and come back as they were', async () => {
  const { app, read, save, page } = await openCatalogue();
  const { catalogue } = await read();
  const token = await app.logIn();
  await app.upload('/api/uploadfiles/blinds/roller.jpg', await buildPicture(), token);
  const hash = (await app.ports.photos.find('blinds', 'roller.jpg'))?.hash ?? 'none';
  await save(1, withCategory(catalogue, 3, { hidden: true }));
  for (const path of ['/blinds', '/blinds/roller', '/hi/blinds/roller']) expect((await page(path)).status).toBe(404);
  for (const path of ['/', '/products', '/sitemap.xml', '/search?q=blinds', '/selection?p=blinds/roller']) {
    const { html } = await page(path);
    expect([path, html.includes('/blinds'), html.includes(hash)]).toEqual([path, false, false]);
  }
  const asked = ['/api/filenames/blinds', '/api/download/blinds/roller.jpg', '/services/download/blinds/roller'];
  const statuses = (given: { token?: string } = {}) =>
    Promise.all(asked.map(async (path) => (await app.call('GET', path, given)).status));
  expect(await statuses()).toEqual([404, 404, 404]);
  expect(await statuses({ token: 'of nobody' })).toEqual([404, 404, 404]);
  expect(await statuses({ token })).toEqual([200, 200, 200]);
  await save(2, catalogue);
  expect(await statuses()).toEqual([200, 200, 200]);
  expect((await page('/blinds/roller')).html).toContain(`/media/${hash}/`);
  expect((await page('/')).html).toContain('/blinds');
  await app.close();
});

test('Without a slide the home page has no carousel, also where categories have pictures: it begins with all products', async () => {
  const { app, read, save, preview, page } = await openCatalogue();
  const { catalogue } = await read();
  await app.ports.photos.add(buildPhoto({ folder: 'blinds', name: 'roller.jpg' }), { username: 'asha', address: '' });
  const one = { ...catalogue, home: { ...catalogue.home, slides: catalogue.home.slides.slice(0, 1) } };
  const none = { ...catalogue, home: { ...catalogue.home, slides: [] } };
  expect((await preview(1, one)).body.losses).toContain('Blinds leaves the home page: slides.');
  expect((await save(1, none)).status).toBe(200);
  const { html } = await page('/');
  expect([html.includes('data-state="'), html.includes('<section id="products"')]).toEqual([false, true]);
  expect((await save(2, one)).status).toBe(200);
  await app.close();
});

test('A category with pictures, also with deleted ones, is not removed', async () => {
  const { app, read, save } = await openCatalogue();
  const { catalogue } = await read();
  const actor = { username: 'asha', address: '' };
  await app.ports.photos.add(buildPhoto({ folder: 'blinds', name: 'roller.jpg' }), actor);
  await app.ports.photos.remove('blinds', ['roller.jpg'], '2026-11-21T06:00:00.000Z', actor);
  const categories = catalogue.categories.filter(({ id }) => id !== 3);
  const trimmed = (ids: readonly number[]) => ids.filter((id) => id !== 3);
  const home = {
    slides: catalogue.home.slides.filter(({ category }) => category !== 3),
    newArrivals: trimmed(catalogue.home.newArrivals),
    trending: trimmed(catalogue.home.trending),
    bestSelling: trimmed(catalogue.home.bestSelling),
  };
  expect(await save(1, { ...catalogue, categories, home })).toMatchObject({
    status: 422,
    body: {
      problems: [
        {
          field: 'categories.3',
          message: 'Blinds has materials or pictures, or had pictures in the last 30 days: hide it instead.',
        },
      ],
    },
  });
  await app.close();
});

test('A category without pictures is deleted with its places, its address leads nowhere, and its number is not given again', async () => {
  const { app, read, save, preview, page } = await openCatalogue();
  const { catalogue } = await read();
  const without = withoutCategory(catalogue, 3);
  expect((await preview(1, without)).body.losses).toEqual([
    'Blinds is deleted: its address /blinds leads nowhere, and its texts are gone.',
    'Blinds leaves the home page: slides, Best Selling.',
  ]);
  expect((await save(1, without)).status).toBe(200);
  expect((await page('/blinds')).status).toBe(404);
  expect((await page('/')).html).not.toContain('/blinds');
  const saved = (await read()).catalogue;
  expect(saved.categories.map(({ id }) => id)).not.toContain(3);
  expect((await save(2, { ...catalogue, lastCategoryId: 0 })).body).toMatchObject({
    problems: [{ field: 'categories.3.id', message: 'The number 3 was given before: take the next one.' }],
  });
  await app.close();
});
