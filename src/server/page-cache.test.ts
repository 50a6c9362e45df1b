import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { finishPage, keepPages } from './page-cache.ts';

const drawing = (status = 200) => {
  const drawn: string[] = [];
  const pageAt = keepPages(async (shop: { revision: number }, path: string) => {
    drawn.push(`${path} at ${shop.revision}`);
    return finishPage(status, `${path} at ${shop.revision}`, 'hash');
  });
  return { drawn, pageAt };
};
const textOf = (page: { body(encoding: 'identity'): Uint8Array }) => new TextDecoder().decode(page.body('identity'));

test('A page is drawn once, however many ask for it at once and later', async () => {
  const { drawn, pageAt } = drawing();
  const shop = { revision: 1 };
  await Promise.all(Array.from({ length: 100 }, () => pageAt(shop, '/hpl')));
  await pageAt(shop, '/');
  await pageAt(shop, '/hpl');
  expect(drawn).toEqual(['/hpl at 1', '/ at 1']);
});

test('Once the shop has changed every page is drawn anew', async () => {
  const { pageAt } = drawing();
  expect(textOf(await pageAt({ revision: 1 }, '/hpl'))).toBe('/hpl at 1');
  expect(textOf(await pageAt({ revision: 2 }, '/hpl'))).toBe('/hpl at 2');
});

test('A page that was begun before a change does not stand after it', async () => {
  const finish: (() => void)[] = [];
  const pageAt = keepPages((shop: { revision: number }) => {
    const page = finishPage(200, String(shop.revision), 'hash');
    return new Promise<typeof page>((resolve) => finish.push(() => resolve(page)));
  });
  const [before, after] = [{ revision: 1 }, { revision: 2 }];
  const early = pageAt(before, '/');
  const late = pageAt(after, '/');
  for (const each of finish.reverse()) each();
  expect([textOf(await early), textOf(await late), textOf(await pageAt(after, '/'))]).toEqual(['1', '2', '2']);
});

test('What is said about addresses without a page is not kept: they are endless', async () => {
  const { drawn, pageAt } = drawing(404);
  const shop = { revision: 1 };
  await pageAt(shop, '/nothing');
  await pageAt(shop, '/nothing');
  expect(drawn).toHaveLength(2);
});

test('A page that could not be drawn is tried again', async () => {
  let tries = 0;
  const pageAt = keepPages(async () => {
    tries += 1;
    if (tries === 1) throw new Error('not drawn');
    return finishPage(200, 'drawn', 'hash');
  });
  const shop = {};
  await expect(pageAt(shop, '/')).rejects.toThrow('not drawn');
  expect(textOf(await pageAt(shop, '/'))).toBe('drawn');
});

test('Every form of a page says the same under a tag of its own, and is compressed once', () => {
  const html = `<p>${'Wallpapers, ceilings and ₹ '.repeat(200)}</p>`;
  const page = finishPage(200, html, 'abc');
  expect(new TextDecoder().decode(brotliDecompressSync(page.body('br')))).toBe(html);
  expect(new TextDecoder().decode(gunzipSync(page.body('gzip')))).toBe(html);
  expect(textOf(page)).toBe(html);
  expect(page.body('br')).toBe(page.body('br'));
  expect((['br', 'gzip', 'identity'] as const).map(page.etag)).toEqual(['"abc-br"', '"abc-gzip"', '"abc"']);
});
