import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CallbackList } from '#contract/callbacks.ts';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import type { NextDraft } from '#contract/documents.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { inEnglish } from '#domain/text/names.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { buildPhoto } from '#test/build/factories.ts';
import { drawnPages } from '#test/open/drawn-pages.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp();
const walls = [{ widthMm: 3658, heightMm: 3048, openings: [{ widthMm: 1219, heightMm: 1219 }] }];
const pack = { kind: 'roll', widthMm: 530, lengthMm: 10_050, repeatMm: 1050, trimMm: 100, wastePercent: 0 };

beforeAll(async () => {
  await app().addPerson('asha', 'owner');
  const token = await app().logIn('asha');
  const rate = { paise: 125_000, shown: true };
  const products = openingCatalogue.products.map((product) =>
    product.name === 'Wallpaper' ? { ...product, pack, rate } : product,
  );
  const body = { onto: 1, catalogue: { ...openingCatalogue, products } };
  expect((await app().call('POST', '/api/catalogue', { token, body })).status).toBe(200);
});

async function measure(body: object) {
  const answer = await app().call('POST', '/api/measures', { body });
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
}

/** By its name: both came at one moment. */
async function requestOf(name: string) {
  const { call, logIn } = app();
  const { callbacks } = (await (await call('GET', '/api/callbacks', { token: await logIn() })).json()) as CallbackList;
  return callbacks.find((each) => each.name === name) ?? expect.fail(name);
}

test('Anyone is told how much of a product a wall needs, and what it costs where the owner says so', async () => {
  expect(await measure({ product: 'Wallpaper', walls })).toMatchObject({
    ...{ status: 200, quantity: 3, unit: 'roll', strips: 7, cutMm: 3150, perPack: 3, sum: '3 rolls' },
    words: expect.arrayContaining(['Rolls: 3', 'About: ₹ 3,750.00 + GST']),
  });
  const answer = await measure({ pack: { kind: 'area', wastePercent: 10 }, walls, language: 'hi' });
  expect(answer).toMatchObject({ quantity: 115, unit: 'sqft', sum: '115 वर्ग फुट' });
});

test('A picture is reckoned as what its material is sold as, and its enquiry says so', async () => {
  const { ports, call, logIn } = app();
  const token = await logIn();
  const photo = buildPhoto({ folder: 'wallpapers', name: 'oak-look.jpg', title: 'Oak look' });
  await ports.photos.add(photo, { username: 'meena', address: '192.0.2.1' });
  const picture = { folder: 'wallpapers', name: 'oak-look.jpg', kind: 'swatch' };
  const colourways = [{ names: inEnglish(''), colours: ['brown'], pictures: [picture] }];
  const material = { ...buildMaterial({ code: 'HP 9', product: 'HPL Sheet' }), colourways };
  const saved = await call('POST', '/api/materials/HP%209', { token, body: { onto: 0, material } });
  expect(saved.status, await saved.clone().text()).toBe(200);
  expect(await measure({ picture: 'wallpapers/oak-look', walls })).toMatchObject({ status: 404 });
  expect(await measure({ picture: 'wallpapers/other', walls })).toMatchObject({ status: 200, sum: '3 rolls' });
  expect(await measure({ picture: 'wallpapers/other', product: 'Wallpaper', walls })).toMatchObject({ status: 422 });
  for (const folder of ['__proto__', 'constructor'])
    expect(await measure({ picture: `${folder}/weave`, walls })).toMatchObject({ status: 404 });

  const asked = { pictures: ['wallpapers/oak-look'], measures: [{ picture: photo.hash, ...walls[0] }] };
  const body = { user_name: 'Oak Sample', contact_number: '9876543212', ...asked };
  expect((await call('POST', '/api/callback', { body })).status).toBe(200);
  expect(await requestOf('Oak Sample')).toMatchObject({
    pictures: [{ product: 'HPL Sheet', title: 'Oak look, HP 9' }],
    measures: [],
  });
});

test('A mural is told by the square foot, and so in its enquiry, though its product comes in rolls', async () => {
  const { ports, call } = app();
  const surface = { widthMm: 3000, heightMm: 2000, repeat: 'mural', for: 'wall' } as const;
  const photo = buildPhoto({ folder: 'wallpapers', name: 'hills.jpg', surface });
  await ports.photos.add(photo, { username: 'asha', address: '' });
  const counted = { quantity: 104, unit: 'sqft' };
  expect(await measure({ picture: 'wallpapers/hills', walls })).toMatchObject({ ...counted, sum: '104 sq ft' });
  const asked = { pictures: ['wallpapers/hills'], measures: [{ picture: 'wallpapers/hills', ...walls[0] }] };
  const body = { user_name: 'Mural Sample', contact_number: '9876543214', ...asked };
  expect((await call('POST', '/api/callback', { body })).status).toBe(200);
  expect((await requestOf('Mural Sample')).measures).toMatchObject([counted]);
});

test('A box is counted in the unit of its product, from the wall of a visitor to the pro-forma', async () => {
  const { ports, call, logIn } = app();
  const token = await logIn('asha');
  const { catalogue, version } = (await (await call('GET', '/api/catalogue', { token })).json()) as CatalogueAnswer;
  const units = [...catalogue.units, { value: 'carton', text: 'Carton', uqc: 'CTN' }];
  const boxed = { unit: 'carton', pack: { kind: 'box', areaMm2: 2_000_000, wastePercent: 0 } };
  const products = catalogue.products.map((each) => (each.name === 'Carpet Tile' ? { ...each, ...boxed } : each));
  const body = { onto: version, catalogue: { ...catalogue, units, products } };
  expect((await call('POST', '/api/catalogue', { token, body })).status).toBe(200);
  const counted = { quantity: 5, unit: 'carton' };
  expect(await measure({ product: 'Carpet Tile', walls })).toMatchObject({ ...counted, sum: '5 boxes' });
  await ports.photos.add(buildPhoto({ folder: 'carpettiles', name: 'moss.jpg' }), { username: 'asha', address: '' });
  expect(await measure({ picture: 'carpettiles/moss', walls })).toMatchObject(counted);
  const asked = { pictures: ['carpettiles/moss'], measures: [{ picture: 'carpettiles/moss', ...walls[0] }] };
  const request = { user_name: 'Box Sample', contact_number: '9876543213', ...asked };
  expect((await call('POST', '/api/callback', { body: request })).status).toBe(200);
  const { id, measures } = await requestOf('Box Sample');
  expect(measures).toMatchObject([counted]);
  const next = await call('GET', `/api/documents/${id}/next?kind=pro`, { token });
  expect(((await next.json()) as NextDraft).input).toMatchObject({
    ...{ productname1: 'Carpet Tile', qty1: '5', ratePerQty1: 'carton' },
  });
});

test('What cannot be is refused by field, in the language of the page', async () => {
  const wide = [{ widthMm: 53_000, heightMm: 3048 }];
  expect(await measure({ pack, walls: wide })).toMatchObject({
    status: 422,
    problems: [{ field: 'walls.0.widthMm', message: 'A wall is 0.3 to 30 m wide. 53 m looks like 5.3 m.' }],
  });
  expect(await measure({ pack, walls: wide, for: 'floor', language: 'hi' })).toMatchObject({
    problems: [{ message: 'फ़र्श 0.3 से 30 मी चौड़ा होता है। 53 मी शायद 5.3 मी है।' }],
  });
  expect(await measure({ pack, walls, for: 'roof' })).toMatchObject({ status: 422 });
  expect(await measure({ pack: { ...pack, repeatMm: 12_000, widthMm: 0 }, walls })).toMatchObject({
    status: 422,
    problems: [{ field: 'pack.widthMm' }, { field: 'pack.repeatMm' }],
  });
  expect(await measure({ product: 'Blinds', walls })).toMatchObject({ status: 404 });
  expect((await measure({ product: 'Wallpaper', pack, walls })).status).toBe(422);
  expect((await measure({ walls })).status).toBe(422);
});

test('Walls for millions of small pieces are reckoned at once or refused, never a burden', async () => {
  const small = { kind: 'piece', widthMm: 10, lengthMm: 10, wastePercent: 0 };
  const large = { widthMm: 30_000, heightMm: 30_000 };
  expect(await measure({ pack: small, walls: Array(20).fill(large) })).toMatchObject({
    status: 422,
    problems: [{ field: 'walls', message: expect.stringContaining('60000 strips or columns') }],
  });
  expect(await measure({ pack: small, walls: [large] })).toMatchObject({ status: 200, quantity: 3000 * 3000 });
  const narrow = { ...pack, widthMm: 100 };
  expect(await measure({ pack: narrow, walls: Array(7).fill({ ...large, heightMm: 3000 }) })).toMatchObject({
    ...{ status: 200, strips: 2100 },
  });
});

test('A wall in the address of the page is limited as searches are, the page without one is not', async () => {
  const settings = { rateLimits: true, isTrustedProxy: () => true };
  const shop = await openTestApp({ settings, ports: { pages: drawnPages } });
  onTestFinished(() => shop.close());
  const from = (address: string, path: string) => shop.call('GET', path, { headers: { 'X-Forwarded-For': address } });
  for (let turn = 0; turn < 299; turn += 1) await from('192.0.2.1', '/api/search?q=hpl');
  const typed = '?p=hpl/teak.jpg&w=30+m&h=30+m';
  expect((await from('192.0.2.1', `/see${typed}`)).status).toBe(200);
  const sentences = { '': 'Too many requests', '/hi': 'यहाँ से बहुत ज़्यादा' };
  for (const [language, sentence] of Object.entries(sentences)) {
    const page = await from('192.0.2.1', `${language}/see${typed}`);
    expect([page.status, page.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await page.text()).toContain(sentence);
  }
  expect((await from('192.0.2.1', '/see?p=hpl/teak.jpg')).status).toBe(200);
  expect((await from('192.0.2.2', `/see${typed}`)).status).toBe(200);
});

test('The walls that a visitor measured fill the row of their picture, which says what its quantity comes from', async () => {
  const { ports, call, logIn } = app();
  const token = await logIn();
  const weave = buildPhoto({ folder: 'wallpapers', name: 'measured.jpg', title: 'Measured weave' });
  const meena = { username: 'meena', address: '192.0.2.1' };
  await ports.photos.add(weave, meena);
  const wall = { widthMm: 5300, heightMm: 2700, openings: [{ widthMm: 900, heightMm: 2100 }] };
  const pictures = ['wallpapers/measured'];
  const measures = [{ picture: 'wallpapers/measured', kind: 'wall', ...wall }];
  const body = { user_name: 'Walls Sample', contact_number: '9876543211', pictures, measures };
  expect((await call('POST', '/api/callback', { body })).status).toBe(200);
  const { id } = await requestOf('Walls Sample');
  const { input, rows } = (await (
    await call('GET', `/api/documents/${id}/next?kind=pro`, { token })
  ).json()) as NextDraft;
  expect(input).toMatchObject({ productname1: 'Wallpaper', qty1: '4', ratePerQty1: 'roll' });
  expect(rows).toEqual([
    {
      ...{ row: 1, quantity: '4', unit: 'roll' },
      measuredFrom: [{ picture: weave.hash, ...wall, quantity: 4, unit: 'roll', words: expect.any(Array) }],
    },
  ]);
});
