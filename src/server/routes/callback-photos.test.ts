import { expect, test } from 'vitest';
import type { CallbackList } from '#contract/callbacks.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { openTestApp, type TestApp, withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp();

let asked = 0;

/** A question, and its id as the answer says it. */
async function ask(shop: TestApp, headers: Record<string, string> = {}): Promise<string> {
  asked += 1;
  const body = { contact_number: '98100 12345', message: `Wall ${asked}` };
  const answer = await shop.call('POST', '/api/callback', { body, headers });
  expect(answer.status).toBe(200);
  return answer.headers.get('Callback-Id') ?? '';
}

async function send(shop: TestApp, id: string, bytes: Uint8Array<ArrayBuffer>): Promise<[number, string]> {
  const body = new FormData();
  body.append('file', new Blob([bytes]), 'wall.jpg');
  const url = `http://vitrine.example/api/callback/${id}/photo`;
  const answer = await shop.app.request(new Request(url, { method: 'POST', body }));
  return [answer.status, await answer.text()];
}

async function listed(shop: TestApp, id: string) {
  const answer = await shop.call('GET', '/api/callbacks?size=100', { token: await shop.logIn() });
  return ((await answer.json()) as CallbackList).callbacks.find((callback) => callback.id === id);
}

test('A photo follows its question; staff see it, nobody else does, and nothing keeps it', async () => {
  const id = await ask(app());
  expect(await send(app(), id, await buildPicture({ width: 800, height: 600 }))).toEqual([200, 'OK']);
  const { photo } = (await listed(app(), id)) ?? {};
  expect(photo).toMatchObject({ width: 800, height: 600, deletedAt: null });
  const address = `/api/callbacks/${id}/photo`;
  expect((await app().call('GET', address)).status).toBe(401);
  const shown = await app().call('GET', address, { token: await app().logIn() });
  expect([shown.status, shown.headers.get('Content-Type'), shown.headers.get('Cache-Control')]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ]);
  const jpeg = new Uint8Array(await shown.arrayBuffer());
  expect(jpeg.length).toBe(photo?.bytes);
  const file = app().ports.system.sha256(jpeg);
  expect(await app().ports.files.has(file)).toBe(true);
  for (const name of ['800.jpg', '512.jpg', '256.avif'])
    expect((await app().call('GET', `/media/${file}/${name}`)).status).toBe(404);
});

test('A text that is called wall.jpg and what is larger than 400 kB are refused in words, and the question stays without a photo', async () => {
  const id = await ask(app());
  const [status, said] = await send(app(), id, new Uint8Array(Buffer.from('No picture at all.')));
  expect([status, JSON.parse(said).message]).toEqual([422, 'This is not a JPEG, PNG or WebP picture.']);
  const [large, why] = await send(app(), id, new Uint8Array(400_001));
  expect([large, JSON.parse(why).message]).toEqual([413, 'The file is larger than 400 kB.']);
  expect(await listed(app(), id)).toMatchObject({ photo: null });
  expect((await send(app(), 'nobody', await buildPicture()))[0]).toBe(404);
});

test('A question that is sent again, as its answer was lost, has the same id', async () => {
  const first = await ask(app());
  asked -= 1;
  expect(await ask(app())).toBe(first);
});

test('Whose question the page of another site sent sees no difference, and nothing is stored', async () => {
  const id = await ask(app(), { 'Sec-Fetch-Site': 'cross-site' });
  expect(await send(app(), id, await buildPicture())).toEqual([200, 'OK']);
  expect((await app().call('GET', `/api/callbacks/${id}/photo`, { token: await app().logIn() })).status).toBe(404);
});

test('Too many photos of one network are refused before they are read', async () => {
  const shop = await openTestApp({ settings: { rateLimits: true } });
  const id = await ask(shop);
  const statuses = [];
  for (let of = 0; of < 11; of += 1) statuses.push((await send(shop, id, new Uint8Array(9)))[0]);
  await shop.close();
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});
