import { expect, test } from 'vitest';
import { openCallbackStore } from '#adapters/database/callbacks/callback-store.ts';
import { openCatalogueStore } from '#adapters/database/catalogue/catalogue-store.ts';
import { openMaterialStore } from '#adapters/database/materials/material-store.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { openLimitStore } from '#adapters/database/staff/limit-store.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { actor, buildPhoto } from '#test/build/factories.ts';
import { expectSealed } from '#test/open/expect-sealed.ts';
import { fillCallbacks } from '#test/open/fill-callbacks.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { requestCallback } from './request-callback.ts';

const asha = { email: ' asha@example.com ', name: 'Asha Rao', contactNumber: '', message: 'Blinds' };
const visitor = { address: '192.0.2.7', limited: true, trapped: false, elsewhere: false, pictures: [] as string[] };
const start = Date.parse('2026-11-21T06:00:00.000Z');

eachDatabase('A request to be called back', (open) => {
  const openShop = async () => {
    const database = await open();
    const clock = { minutes: 0 };
    const now = () => new Date(start + clock.minutes * 60_000).toISOString();
    const callbacks = openCallbackStore(database);
    const ports = {
      system: { ...nodeSystem, now },
      callbacks,
      limits: openLimitStore(database),
      photos: openPhotoIndex(database),
      catalogues: openCatalogueStore(database),
      materials: openMaterialStore(database),
    };
    const ask = (changes: Partial<typeof asha>, from: Partial<Parameters<typeof requestCallback>[2]> = {}) =>
      requestCallback(ports, { ...asha, ...changes }, { ...visitor, ...from });
    /** As so many requests before leave a limit: a bucket of `refillSeconds` for each. */
    const spend = (key: string, count: number, refillSeconds: number) =>
      ports.limits.take([{ key, burst: 1, refillSeconds: count * refillSeconds }], now());
    const { photos, materials, catalogues } = ports;
    return { ask, callbacks, photos, materials, catalogues, clock, database, spend };
  };

  test('is stored, without the spaces around it, and due at once', async () => {
    const { ask, callbacks } = await openShop();
    expect(await ask({})).toEqual({ ok: true, value: expect.any(String) });
    expect(await callbacks.page('open', 1, 10)).toEqual([
      expect.objectContaining({
        email: 'asha@example.com',
        name: 'Asha Rao',
        receivedAt: new Date(start).toISOString(),
        nextTryAt: new Date(start).toISOString(),
        address: '192.0.2.7',
        heldBecause: null,
      }),
    ]);
  });

  test('keeps the selected pictures that are there, each once and at most 40', async () => {
    const { ask, callbacks, photos } = await openShop();
    const selected = Array.from({ length: 45 }, (_, index) => buildPhoto({ name: `tile-${index}.jpg` }));
    for (const photo of selected) await photos.add(photo, actor);
    const brochure = buildPhoto({ folder: 'pdfs', name: 'tiles.pdf' });
    await photos.add(brochure, actor);
    const names = selected.map(({ folder, name }) => `${folder}/${name}`);
    await ask({}, { pictures: [selected[0]?.hash ?? '', 'wallpapers/nothing.jpg', brochure.hash, ...names] });
    const [stored] = await callbacks.page('open', 1, 10);
    expect(stored?.pictures.map(({ name }) => name)).toEqual(selected.slice(0, 37).map(({ name }) => name));
    await ask({ message: 'The first 41' }, { pictures: names.slice(0, 41) });
    const kept = (await callbacks.page('open', 1, 10)).find(({ message }) => message === 'The first 41');
    expect(kept?.pictures.map(({ name }) => name)).toEqual(selected.slice(0, 40).map(({ name }) => name));
  });

  test('keeps exactly the picture that was chosen, also where another one has the same bytes', async () => {
    const { ask, callbacks, photos } = await openShop();
    const hash = 'e'.repeat(64);
    const wall = buildPhoto({ folder: 'wallpapers', name: 'leaf.jpg', title: 'Leaf', hash });
    const window = buildPhoto({ folder: 'blinds', name: 'leaf.jpg', title: 'Leaf blind', hash });
    for (const photo of [wall, window]) await photos.add(photo, actor);
    await ask({}, { pictures: ['wallpapers/leaf', 'blinds/leaf'] });
    await ask({ message: 'The first alone' }, { pictures: ['wallpapers/leaf'] });
    await ask({ message: 'The first alone' }, { pictures: ['blinds/leaf'] });
    const stored = await callbacks.page('open', 1, 10);
    const seen = stored.map(({ pictures }) => pictures.map(({ folder, title }) => `${folder}: ${title}`));
    expect(seen).toHaveLength(3);
    expect(seen).toContainEqual(['wallpapers: Leaf', 'blinds: Leaf blind']);
    expect(seen).toContainEqual(['wallpapers: Leaf']);
    expect(seen).toContainEqual(['blinds: Leaf blind']);

    // One of them is gone, and then another picture has its name.
    await photos.remove('wallpapers', ['leaf'], '2026-11-22T06:00:00.000Z', actor);
    const removed = async () =>
      (await callbacks.page('open', 1, 10))
        .flatMap(({ pictures }) => pictures)
        .map(({ folder, removed }) => `${folder} ${removed}`);
    const said = ['blinds false', 'blinds false', 'wallpapers true', 'wallpapers true'];
    expect((await removed()).toSorted()).toEqual(said);
    await photos.add(buildPhoto({ folder: 'wallpapers', name: 'leaf.jpg' }), actor);
    expect((await removed()).toSorted()).toEqual(said);
  });

  test('leaves out a picture of a category that visitors do not see', async () => {
    const { ask, callbacks, photos, catalogues } = await openShop();
    for (const folder of ['blinds', 'hpl']) await photos.add(buildPhoto({ folder, name: 'leaf.jpg' }), actor);
    const { version, record } = await catalogues.current();
    const categories = record.categories.map((each) => ({ ...each, hidden: each.folder === 'blinds' }));
    await catalogues.saveOnto(version, { ...record, categories }, new Date(start).toISOString(), actor);
    await ask({}, { pictures: ['blinds/leaf', 'hpl/leaf'] });
    const [stored] = await callbacks.page('open', 1, 1);
    expect(stored?.pictures.map(({ folder }) => folder)).toEqual(['hpl']);
  });

  test('names the code and the colourway of a picture that belongs to a material', async () => {
    const { ask, callbacks, photos, materials } = await openShop();
    await photos.add(buildPhoto({ folder: 'wallpapers', name: 'leaf.jpg', title: 'Leaf' }), actor);
    const pictures = [{ folder: 'wallpapers', name: 'leaf.jpg', kind: 'room' as const }];
    const colourways = [{ names: { en: 'Sage', hi: '', or: '' }, colours: [], pictures }];
    await materials.saveOnto(0, buildMaterial({ colourways }), '2026-11-21T06:00:00.000Z', actor);
    await ask({}, { pictures: ['wallpapers/leaf'] });
    const [stored] = await callbacks.page('open', 1, 1);
    expect(stored?.pictures.map(({ title }) => title)).toEqual(['Leaf, WP 204 Sage']);
  });

  test('with other pictures is another request, also with the same words, and with the same ones it is not', async () => {
    const { ask, callbacks, photos } = await openShop();
    const [tile, blind] = [buildPhoto({ name: 'tile.jpg' }), buildPhoto({ name: 'blind.jpg' })];
    for (const photo of [tile, blind]) await photos.add(photo, actor);
    for (const { hash } of [tile, blind, tile]) await ask({}, { pictures: [hash] });
    const stored = await callbacks.page('open', 1, 10);
    expect(stored.flatMap(({ pictures }) => pictures.map(({ name }) => name)).sort()).toEqual([
      'blind.jpg',
      'tile.jpg',
    ]);
  });

  test('without an email address and a number is refused, and nothing is stored', async () => {
    const { ask, callbacks } = await openShop();
    expect(await ask({ email: ' ' })).toMatchObject({
      ok: false,
      kind: 'invalid',
      message: 'Please enter either an Email address or a Contact number.',
    });
    expect(await callbacks.count()).toEqual({ open: 0, done: 0, held: 0 });
  });

  test('is held back after five an hour from one address, never deleted, and accepted again in the next hour', async () => {
    const { ask, callbacks, clock } = await openShop();
    for (let count = 0; count < 7; count++) expect(await ask({ message: `No. ${count}` })).toMatchObject({ ok: true });
    expect(await callbacks.count()).toEqual({ open: 5, done: 0, held: 2 });
    const held = await callbacks.page('held', 1, 10);
    expect(held.map(({ heldBecause, nextTryAt }) => [heldBecause, nextTryAt])).toEqual([
      ['limit', null],
      ['limit', null],
    ]);
    await ask({ message: 'From next door' }, { address: '192.0.2.8' });
    clock.minutes = 60;
    await ask({ message: 'Later' });
    expect(await callbacks.count()).toEqual({ open: 7, done: 0, held: 2 });
  });

  test('is held back after 200 a day from all addresses together', async () => {
    const { ask, callbacks, spend } = await openShop();
    expect(await spend('callback', 190, 432)).toBe(0);
    for (let count = 0; count < 13; count++) await ask({ message: `No. ${count}` }, { address: `192.0.2.${count}` });
    expect(await callbacks.count()).toEqual({ open: 10, done: 0, held: 3 });
  });

  test.each([
    ['a program filled in the field that no visitor sees', { trapped: true }, 'trap'],
    ['a page of another site sent it', { elsewhere: true }, 'elsewhere'],
  ])('is held back when %s, and takes nothing from what visitors may send', async (_, from, heldBecause) => {
    const { ask, callbacks } = await openShop();
    for (let count = 0; count < 6; count++) await ask({ message: `No. ${count}` }, from);
    expect((await callbacks.page('held', 1, 10)).map((held) => held.heldBecause)).toEqual(Array(6).fill(heldBecause));
    await ask({});
    expect(await callbacks.count()).toEqual({ open: 1, done: 0, held: 6 });
  });

  test('that is sent again because its answer was lost is stored once, after ten minutes twice', async () => {
    const { ask, callbacks, clock } = await openShop();
    for (const minutes of [0, 4, 9]) {
      clock.minutes = minutes;
      expect(await ask({})).toMatchObject({ ok: true });
    }
    expect((await callbacks.count()).open).toBe(1);
    clock.minutes = 11;
    await ask({});
    expect((await callbacks.count()).open).toBe(2);
  });

  test('of a person stays, however many programs fall into the trap after it', async () => {
    const { ask, callbacks, clock, database } = await openShop();
    for (let count = 0; count < 6; count++) await ask({ message: `No. ${count}` });
    // Later than the person's, which is the first to go when the reason does not count.
    clock.minutes = 1;
    const trapped = { state: 'held', heldBecause: 'trap', receivedAt: new Date(start + 60_000).toISOString() } as const;
    await fillCallbacks(database, 1990, (of) => ({ ...trapped, message: `Pills ${of}` }));
    for (let count = 1990; count < 2020; count++)
      await ask({ message: `Pills ${count}` }, { trapped: true, address: '198.51.100.9' });
    const held = await callbacks.page('held', 1, 3000);
    expect(held).toHaveLength(2001);
    expect(held.filter(({ heldBecause }) => heldBecause === 'limit').map(({ message }) => message)).toEqual(['No. 5']);
  });

  test('that would be held back is refused after 20 a day from one address, and the stored ones stay', async () => {
    const { ask, callbacks, clock } = await openShop();
    for (let count = 0; count < 25; count++) expect(await ask({ message: `No. ${count}` })).toMatchObject({ ok: true });
    expect(await ask({ message: 'One too many' })).toMatchObject({ ok: false, kind: 'too-many', retryAfter: 4320 });
    // The answer was lost: the request is stored, so the same answer comes again.
    expect(await ask({ message: 'No. 24' })).toEqual({ ok: true, value: expect.any(String) });
    expect(await callbacks.count()).toEqual({ open: 5, done: 0, held: 20 });
    expect(await ask({ message: 'From next door' }, { address: '192.0.2.8' })).toMatchObject({ ok: true });
    expect(await ask({ message: 'Pills' }, { trapped: true })).toMatchObject({ ok: true });
    clock.minutes = 73;
    // Five are open again, and one more may be held back.
    for (const message of ['a', 'b', 'c', 'd', 'e', 'f']) expect(await ask({ message })).toMatchObject({ ok: true });
    expect(await ask({ message: 'g' })).toMatchObject({ ok: false, kind: 'too-many' });
  });

  test('that would be held back is refused after 500 a day from all addresses, and the sender sees it', async () => {
    const { ask, callbacks, spend } = await openShop();
    const from = (count: number) => ({ address: `10.0.${count}.7`, elsewhere: true });
    expect(await spend('callback held, elsewhere', 490, 173)).toBe(0);
    for (let count = 0; count < 10; count++) await ask({ message: `No. ${count}` }, from(count));
    expect(await ask({ message: 'One too many' }, from(10))).toMatchObject({
      ok: false,
      kind: 'too-many',
      message: 'Your request was not taken: too many came in a short time. Please try again later.',
    });
    expect((await callbacks.count()).held).toBe(10);
    expect(await ask({ message: 'A visitor' }, { address: '192.0.2.9' })).toMatchObject({ ok: true });
    expect((await callbacks.count()).open).toBe(1);
  });

  test('keeps the walls that were measured for its pictures, with what they need; others are left out', async () => {
    const { ask, callbacks, photos, catalogues, database } = await openShop();
    const photo = buildPhoto({ folder: 'wallpapers', name: 'weave.jpg' });
    await photos.add(photo, actor);
    const { hash } = photo;
    const { version, record } = await catalogues.current();
    const pack = { kind: 'roll', widthMm: 530, lengthMm: 10_050, repeatMm: 0, trimMm: 100, wastePercent: 0 } as const;
    const products = record.products.map((each) => (each.name === 'Wallpaper' ? { ...each, pack } : each));
    await catalogues.saveOnto(version, { ...record, products }, new Date(start).toISOString(), actor);
    const wall = { picture: hash, widthMm: 5300, heightMm: 2700, openings: [{ widthMm: 900, heightMm: 2100 }] };
    const measures = [wall, { ...wall, widthMm: 53_000 }, { ...wall, picture: 'of another request' }];
    const named = { ...wall, widthMm: 2000, picture: 'wallpapers/weave' };
    await ask({}, { pictures: [hash], measures: [...measures, named] });
    const [stored] = await callbacks.page('open', 1, 10);
    expect(stored?.measures).toEqual([
      { ...wall, quantity: 4, unit: 'roll', words: expect.arrayContaining(['Strips: 10 of 0.53 m', 'Rolls: 4']) },
      expect.objectContaining({ picture: hash, widthMm: 2000, unit: 'roll' }),
    ]);
    await expectSealed(database);
    await database.write.updateTable('callback_measures').set({ quantity: 40 }).execute();
    await expect(expectSealed(database)).rejects.toThrow();
  });
});
