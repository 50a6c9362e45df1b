import { expect, test } from 'vitest';
import type { HsnCodeAnswer } from '#contract/catalogue/hsn-codes.ts';
import type { ProductWishAnswer } from '#contract/catalogue/products.ts';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import { openTestApp } from '#test/open/start-test-app.ts';

const door = { name: 'Glass Door', hsn: '70071900', unit: 'pcs', gst: '18' };

async function openShop() {
  const app = await openTestApp();
  await app.addPerson('asha', 'owner');
  const [owner, staff] = [await app.logIn('asha'), await app.logIn()];
  const post = (token: string, path: string, body: object) => app.call('POST', path, { token, body });
  const read = async <T>(path: string) => (await (await app.call('GET', path, { token: staff })).json()) as T;
  const products = async () => (await read<CatalogueAnswer>('/api/catalogue')).catalogue.products;
  return { ...app, owner, staff, post, read, products };
}

test('An owner adds a product from the form; the same again, by two clicks, is the one that is there', async () => {
  const shop = await openShop();
  const before = (await shop.products()).length;
  const answers = await Promise.all([1, 2, 3].map(() => shop.post(shop.owner, '/api/products', door)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: number }).id));
  expect(new Set(ids).size).toBe(1);
  const products = await shop.products();
  expect(products).toHaveLength(before + 1);
  expect(products.at(-1)).toEqual({ ...door, id: ids[0], hidden: false });
  await shop.close();
});

test('What is wrong with a new product is named by its field, and nothing is added', async () => {
  const shop = await openShop();
  const before = await shop.products();
  const wrong = await shop.post(shop.owner, '/api/products', { name: ' ', hsn: '44', unit: 'barrel', gst: '17' });
  expect(wrong.status).toBe(422);
  const { problems } = (await wrong.json()) as { problems: { field: string }[] };
  expect(problems.map(({ field }) => field)).toEqual(['name', 'hsn', 'unit', 'gst']);
  const known = before[0] ?? door;
  const twice = await shop.post(shop.owner, '/api/products', { ...door, name: ` ${known.name.toUpperCase()} ` });
  expect(await twice.json()).toMatchObject({
    problems: [{ field: 'name', message: `${known.name} is in the list already: choose it.` }],
  });
  expect(await shop.products()).toEqual(before);
  await shop.close();
});

test('Staff may not add a product: they ask for it once, and the owner adds it or declines it', async () => {
  const shop = await openShop();
  expect((await shop.post(shop.staff, '/api/products', door)).status).toBe(403);
  const wish = { name: 'Glass Door', hsn: '', unit: '', gst: '', note: 'For Rao, 4 pieces' };
  const asked = await shop.post(shop.staff, '/api/products/wishes', wish);
  expect(asked.status).toBe(201);
  const again = await shop.post(shop.staff, '/api/products/wishes', { ...wish, name: 'GLASS door', note: '' });
  expect(await again.json()).toEqual(await asked.json());
  shop.clock.now = '2026-11-21T06:01:00.000Z';
  await shop.post(shop.staff, '/api/products/wishes', { ...wish, name: 'Steel Door' });
  const list = () => shop.read<ProductWishAnswer[]>('/api/products/wishes');
  const [first, second] = await list();
  expect(first).toMatchObject({ ...wish, askedBy: 'meena' });
  expect(await shop.read('/api/desk')).toMatchObject({ wishes: [{ name: 'Glass Door' }, { name: 'Steel Door' }] });

  await shop.post(shop.owner, '/api/products', door);
  expect(await list()).toEqual([second]);
  const path = `/api/products/wishes/${second?.id}`;
  expect((await shop.call('DELETE', path, { token: shop.staff })).status).toBe(403);
  expect((await shop.call('DELETE', path, { token: shop.owner })).status).toBe(200);
  expect((await shop.call('DELETE', path, { token: shop.owner })).status).toBe(404);
  expect(await list()).toEqual([]);
  await shop.close();
});

test('A product that is there is not asked for, and neither is one without a name', async () => {
  const shop = await openShop();
  const [known] = await shop.products();
  for (const name of [known?.name ?? '', '  ']) {
    const answer = await shop.post(shop.staff, '/api/products/wishes', { name, hsn: '', unit: '', gst: '' });
    expect(answer.status).toBe(422);
  }
  expect(await shop.read('/api/products/wishes')).toEqual([]);
  await shop.close();
});

test('The official list of codes is searched by digits and by words, with the rate', async () => {
  const shop = await openShop();
  const find = (asked: string) => shop.read<HsnCodeAnswer[]>(`/api/hsnCodes?${new URLSearchParams({ q: asked })}`);
  expect(await find('441019')).toEqual([
    {
      code: '44101900',
      words: expect.stringMatching(/./),
      heading: expect.stringMatching(/^Particle board/),
      gst: '',
      rate: '18 or 5 %',
    },
  ]);
  expect((await find('4409')).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['4409', '440910', '44091010', '44092910']),
  );
  // None that has ended.
  expect((await find('57033')).map(({ code }) => code)).toContain('57033990');
  expect((await find('57033')).map(({ code }) => code)).not.toContain('57033090');
  expect((await find('hanging lamps')).map(({ code }) => code)).not.toContain('94051010');
  expect((await find('wallpapers'))[0]).toMatchObject({ code: '4814', gst: '18', rate: '18 %' });
  // A heading of another trade.
  expect((await find('live horses'))[0]).toMatchObject({ code: '0101', rate: '0 %, goods not named there 18 %' });
  expect((await find('interior design')).map(({ code }) => code)).toContain('998391');
  expect(await find('zzzz')).toEqual([]);
  expect(await find('  ')).toEqual([]);
  await shop.close();
});
