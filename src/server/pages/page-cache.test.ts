import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { finishPage, type KeptPage, keepPages } from './page-cache.ts';

function drawing(status = 200) {
  const drawn: string[] = [];
  const pages = keepPages(async (shop: { revision: number }, path: string) => {
    drawn.push(`${path} at ${shop.revision}`);
    return finishPage({ status, html: `${path} at ${shop.revision}` }, 'hash');
  });
  return { drawn, ...pages };
}
function textOf(page: KeptPage) {
  return new TextDecoder().decode(page.form('identity').body);
}

test('A page is drawn once, however many ask for it at once and later', async () => {
  const { drawn, at } = drawing();
  const shop = { revision: 1 };
  await Promise.all(Array.from({ length: 100 }, () => at(shop, '/hpl')));
  await at(shop, '/');
  await at(shop, '/hpl');
  expect(drawn).toEqual(['/hpl at 1', '/ at 1']);
});

test('Once the shop has changed every page is drawn anew', async () => {
  const { at, atOnce } = drawing();
  const [before, after] = [{ revision: 1 }, { revision: 2 }];
  expect(textOf(await at(before, '/hpl'))).toBe('/hpl at 1');
  expect([atOnce(before, '/hpl') !== null, atOnce(before, '/'), atOnce(after, '/hpl')]).toEqual([true, null, null]);
  expect(textOf(await at(after, '/hpl'))).toBe('/hpl at 2');
  expect([atOnce(before, '/hpl'), atOnce(after, '/hpl') !== null]).toEqual([null, true]);
});

test('A page that was begun before a change does not stand after it', async () => {
  const finish: (() => void)[] = [];
  const { at } = keepPages((shop: { revision: number }) => {
    const page = finishPage({ status: 200, html: String(shop.revision) }, 'hash');
    return new Promise<typeof page>((resolve) => finish.push(() => resolve(page)));
  });
  const [before, after] = [{ revision: 1 }, { revision: 2 }];
  const early = at(before, '/');
  const late = at(after, '/');
  for (const each of finish.reverse()) each();
  expect([textOf(await early), textOf(await late), textOf(await at(after, '/'))]).toEqual(['1', '2', '2']);
});

test('What is said about addresses without a page is not kept: they are endless', async () => {
  const { drawn, at } = drawing(404);
  const shop = { revision: 1 };
  await at(shop, '/nothing');
  await at(shop, '/nothing');
  expect(drawn).toHaveLength(2);
});

test('A page that could not be drawn is tried again', async () => {
  let tries = 0;
  const { at } = keepPages(async () => {
    tries += 1;
    if (tries === 1) throw new Error('not drawn');
    return finishPage({ status: 200, html: 'drawn' }, 'hash');
  });
  const shop = {};
  await expect(at(shop, '/')).rejects.toThrow('not drawn');
  expect(textOf(await at(shop, '/'))).toBe('drawn');
});

test('Every form of a page says the same under a tag of its own, and is compressed once', () => {
  const html = `<p>${'Wallpapers, ceilings and ₹ '.repeat(200)}</p>`;
  const page = finishPage({ status: 200, html }, 'abc');
  const [br, gzip] = [page.form('br'), page.form('gzip')];
  expect(new TextDecoder().decode(brotliDecompressSync(br.body))).toBe(html);
  expect(new TextDecoder().decode(gunzipSync(gzip.body))).toBe(html);
  expect(textOf(page)).toBe(html);
  expect(page.form('br')).toBe(br);
  expect([br.etag, gzip.etag, page.form('identity').etag]).toEqual(['"abc-br"', '"abc-gzip"', '"abc"']);
});
