import { expect, onTestFinished, test } from 'vitest';
import type { SearchWire } from '#contract/search/search.ts';
import { actor, buildPhoto } from '#test/build/factories.ts';
import { drawnPages } from '#test/open/drawn-pages.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp();

async function search(query: string): Promise<SearchWire> {
  const answer = await app().call('GET', `/api/search?${query}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  return (await answer.json()) as SearchWire;
}

test('Anybody finds categories by their other names, in the language of the search', async () => {
  const { categories, corrected } = await search('q=parda');
  expect([categories.map(({ id, name, link }) => [id, name, link]), corrected]).toEqual([
    [[3, 'Blinds', '/blinds']],
    null,
  ]);
  expect(categories[0]?.alsoCalled[0]).toEqual({ text: 'parda', lang: 'en' });
  expect((await search(`q=${encodeURIComponent('परदा')}&language=hi`)).categories).toMatchObject([
    { name: 'ब्लाइंड्स', lang: 'hi', link: '/hi/blinds' },
  ]);
  expect(await search('q=blnds')).toMatchObject({ corrected: 'blinds', categories: [{ id: 3 }] });
});

test('Pictures are counted and sent as many as asked for, with the colours that narrow them', async () => {
  const photo = (name: string, title: string) =>
    buildPhoto({ folder: 'hpl', name, title, colours: ['brown'], hash: name.padEnd(64, '0') });
  await app().ports.photos.add(photo('walnut.jpg', 'Sheet in walnut'), actor);
  await app().ports.photos.add(photo('teak.jpg', 'Sheet in teak'), actor);
  await expect.poll(async () => (await search('q=walnut')).pictures.count).toBe(2);
  const found = await search('q=walnut&pictures=1');
  expect(found.pictures).toMatchObject({
    count: 2,
    shown: [{ folder: 'hpl', name: 'walnut.jpg', title: 'Sheet in walnut', category: 'HPL', link: '/hpl/walnut' }],
  });
  expect(found.colour).toBe('brown');
  expect(found.colours.filter(({ count }) => count > 0)).toEqual([{ colour: 'brown', name: 'Brown', count: 2 }]);
  expect((await search('q=hpl&colour=green')).pictures.count).toBe(0);
});

test('A text without a match names the nearest; a text that is too long is refused', async () => {
  expect(await search('q=roofing')).toMatchObject({
    categories: [],
    pictures: { count: 0 },
    nearest: [{ id: 19 }, {}, {}, {}, {}],
  });
  expect((await app().call('GET', `/api/search?q=${'a'.repeat(201)}`)).status).toBe(422);
  // The menu and the page cut a question at the same place.
  expect(await search(`q=hpl${'%20'.repeat(97)}zzz`)).toMatchObject({ categories: [{}, {}] });
  expect((await app().call('GET', '/api/search?language=ta')).status).toBe(422);
});

test('One network gets three hundred searches a minute, of the menu and the page together; the neighbour still searches', async () => {
  const settings = { rateLimits: true, isTrustedProxy: () => true };
  const shop = await openTestApp({ settings, ports: { pages: drawnPages } });
  onTestFinished(() => shop.close());
  const from = (address: string, path: string) => shop.call('GET', path, { headers: { 'X-Forwarded-For': address } });
  for (let turn = 0; turn < 298; turn += 1) await from('192.0.2.1', '/api/search?q=hpl');
  // A slash too many is a search too.
  const last = [await from('192.0.2.1', '/search/?q=hpl'), await from('192.0.2.1', '/search?q=hpl')];
  expect(last.map(({ status }) => status)).toEqual([308, 200]);

  const refused = await from('192.0.2.1', '/api/search?q=hpl');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(await refused.json()).toMatchObject({
    message: 'Too many searches came from here. Wait 60 seconds and try again.',
  });
  const sentences = { '': 'Too many requests', '/hi': 'यहाँ से बहुत ज़्यादा', '/or': 'ଏଠାରୁ ବହୁତ ଅଧିକ' };
  for (const [language, sentence] of Object.entries(sentences)) {
    const page = await from('192.0.2.1', `${language}/search?q=carpet`);
    expect([page.status, page.headers.get('Retry-After')]).toEqual([429, '60']);
    const html = await page.text();
    expect(html).toContain(sentence);
    // What was typed is not lost.
    expect(html).toContain('value="carpet"');
  }
  expect((await from('192.0.2.1', '/')).status).toBe(200);
  expect((await from('192.0.2.2', '/search?q=hpl')).status).toBe(200);
});
