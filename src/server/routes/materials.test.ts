import { beforeAll, expect, test } from 'vitest';
import type { MaterialListAnswer, SavedMaterialAnswer } from '#contract/materials.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { buildPhoto } from '#test/build/factories.ts';
import { drawnPages } from '#test/open/drawn-pages.ts';
import { withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp({ ports: { pages: drawnPages } });
let token = '';
const meena = { username: 'meena', address: '192.0.2.1' };
const address = '/api/materials/WP%20204';

beforeAll(async () => {
  token = await app().logIn();
  await app().ports.photos.add(buildPhoto({ folder: 'wallpapers', name: 'leaf.jpg', title: 'Leaf' }), meena);
});

const picture = { folder: 'wallpapers', name: 'leaf.jpg', kind: 'room' as const };
const leaf = buildMaterial({
  colourways: [{ names: { en: 'Sage', hi: '', or: '' }, colours: ['green'], pictures: [picture] }],
});

test('A material is saved, shown on its page, changed by one of two, and removed', async () => {
  const save = (onto: number, material = leaf) => app().call('POST', address, { token, body: { onto, material } });
  const saved = (await (await save(0)).json()) as SavedMaterialAnswer;
  expect(saved).toMatchObject({ version: 1, savedBy: 'meena', material: leaf });
  const page = async () => app().call('GET', '/wallpapers/wp-204');
  expect((await page()).status).toBe(200);
  expect(await (await app().call('GET', '/wallpapers/leaf')).text()).toContain('href="/wallpapers/wp-204"');
  const capitals = await app().call('GET', '/wallpapers/WP-204');
  expect([capitals.status, capitals.headers.get('location')]).toEqual([308, '/wallpapers/wp-204']);

  const [one, other] = await Promise.all([save(1, { ...leaf, product: 'Wallpaper' }), save(1)]);
  expect([one.status, other.status].toSorted()).toEqual([200, 409]);
  expect((await save(0)).status).toBe(409);
  const list = (await (await app().call('GET', '/api/materials', { token })).json()) as MaterialListAnswer;
  expect(list).toMatchObject({ version: 2, materials: [{ version: 2 }] });
  // A picture that is gone since does not stand in the way of another change.
  await app().ports.photos.remove('wallpapers', ['leaf.jpg'], app().clock.now, meena);
  expect((await save(2, { ...leaf, discontinued: true })).status).toBe(200);

  expect((await app().call('DELETE', `${address}?onto=2`, { token })).status).toBe(409);
  const removed = await app().call('DELETE', `${address}?onto=3`, { token });
  expect(await removed.text()).toBe('WP 204 is removed.');
  expect((await page()).status).toBe(404);
  expect((await app().call('GET', address, { token })).status).toBe(404);
  expect((await app().call('DELETE', `${address}?onto=3`, { token })).status).toBe(404);
});

test('Bad input is refused by its field', async () => {
  const problems = async (body: unknown, to = address) => {
    const answer = await app().call('POST', to, { token, body });
    expect(answer.status).toBe(422);
    return ((await answer.json()) as { problems: { field: string }[] }).problems.map(({ field }) => field);
  };
  const refused = (changes: object, to?: string) => problems({ onto: 0, material: { ...leaf, ...changes } }, to);
  expect(await refused({ colourways: [] })).toEqual(['colourways']);
  expect(await refused({ code: 'WP 205', colourways: buildMaterial().colourways })).toEqual(['code']);
  expect(await refused({ folder: 'pdfs', colourways: buildMaterial().colourways })).toEqual(['folder']);
  const gone = [
    {
      ...leaf.colourways[0],
      pictures: [
        { ...picture, name: 'none.jpg' },
        { ...picture, folder: '../x' },
      ],
    },
  ];
  expect(await refused({ colourways: gone })).toEqual(['colourways.0.pictures', 'colourways.0.pictures']);
  const code = 'W'.repeat(200);
  expect(await refused({ code, colourways: buildMaterial().colourways }, `/api/materials/${code}`)).toEqual(['code']);
  expect(
    (await app().call('POST', address, { token, body: { onto: 0, material: { code: 'W'.repeat(500) } } })).status,
  ).toBe(422);
});

test('A product is one of the form, and is called as the form calls it', async () => {
  const code = 'PR 1';
  const save = (onto: number, material: object) =>
    app().call('POST', '/api/materials/PR%201', {
      token,
      body: { onto, material: buildMaterial({ code, ...material }) },
    });
  const refused = await save(0, { product: 'Wall paint' });
  expect(await refused.json()).toMatchObject({ problems: [{ field: 'product' }] });
  expect((await save(0, { product: 'Blinds' })).status).toBe(200);
  const { catalogues, materials } = app().ports;
  const { version, record } = await catalogues.current();
  const products = record.products.map((each) => (each.name === 'Blinds' ? { ...each, name: 'Roller blinds' } : each));
  await catalogues.saveOnto(version, { ...record, products }, app().clock.now, meena);
  const { version: onto, materials: all } = await materials.current();
  expect(all.find(({ material }) => material.code === code)?.material.product).toBe('Roller blinds');
  expect((await save(onto, { product: 'Roller blinds', discontinued: true })).status).toBe(200);
});

test('A material that is removed does not stand in the way of a change to one that names it', async () => {
  const versionOf = async (code: string) =>
    (await app().ports.materials.current()).materials.find(({ material }) => material.code === code)?.version ?? 0;
  const save = async (code: string, changes: object) => {
    const body = { onto: await versionOf(code), material: buildMaterial({ code, ...changes }) };
    return (await app().call('POST', `/api/materials/${code}`, { token, body })).status;
  };
  const names = { discontinued: true, successor: 'NB-1', goesWith: ['NB-2'] };
  expect([await save('NB-1', {}), await save('NB-2', {}), await save('NB-0', names)]).toEqual([200, 200, 200]);
  for (const code of ['NB-1', 'NB-2'])
    await app().call('DELETE', `/api/materials/${code}?onto=${await versionOf(code)}`, { token });
  expect((await app().call('GET', '/api/materials/NB-1', { token })).status).toBe(404);
  expect(await save('NB-0', { ...names, product: 'Wallpaper' })).toBe(200);
  expect(await save('NB-3', names)).toBe(422);
});

test('The form of documents finds materials by code; visitors do not', async () => {
  const code = '/api/materials/FM%20101';
  const material = buildMaterial({ code: 'FM 101' });
  expect((await app().call('POST', code, { token, body: { onto: 0, material } })).status).toBe(200);
  const found = await app().call('GET', '/api/material-choices?typed=fm10', { token });
  expect(await found.json()).toMatchObject([{ code: 'FM 101', product: 'Wallpaper', rate: '1250.00', unit: 'roll' }]);
  expect((await app().call('GET', '/api/material-choices?typed=fm10')).status).toBe(401);
});

test('What became of a material is told to staff, of days that exist', async () => {
  const uses = (query: string, code = 'FM%20101') =>
    app().call('GET', `/api/materials/${code}/uses${query}`, { token });
  expect(await (await uses('')).json()).toEqual({ asked: [], sampled: [], quoted: [], sold: [] });
  expect((await uses('?from=2026-02-30')).status).toBe(422);
  expect((await uses('', 'NO%201')).status).toBe(404);
  expect((await app().call('GET', '/api/materials/FM%20101/uses')).status).toBe(401);
});
