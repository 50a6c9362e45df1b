import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type CachedPage, finishPage } from './finish-page.ts';
import { createPageCache } from './page-cache.ts';
import { createRecentPages } from './recent-pages.ts';

function openCache(status = 200) {
  const rendered: string[] = [];
  const pages = createPageCache(async (snapshot: { revision: number }, path: string) => {
    rendered.push(`${path} at ${snapshot.revision}`);
    return finishPage({ status, html: `${path} at ${snapshot.revision}` }, 'hash');
  });
  return { rendered, ...pages };
}
function textOf(page: CachedPage) {
  return new TextDecoder().decode(page.form('identity').body);
}

test('A page is rendered once, however many requests want it at once and later', async () => {
  const { rendered, get } = openCache();
  const snapshot = { revision: 1 };
  await Promise.all(Array.from({ length: 100 }, () => get(snapshot, '/hpl')));
  await get(snapshot, '/');
  await get(snapshot, '/hpl');
  expect(rendered).toEqual(['/hpl at 1', '/ at 1']);
});

test('When the shop has changed, every page is rendered again', async () => {
  const { get, peek } = openCache();
  const [before, after] = [{ revision: 1 }, { revision: 2 }];
  expect(textOf(await get(before, '/hpl'))).toBe('/hpl at 1');
  expect([peek(before, '/hpl') !== null, peek(before, '/'), peek(after, '/hpl')]).toEqual([true, null, null]);
  expect(textOf(await get(after, '/hpl'))).toBe('/hpl at 2');
  expect([peek(before, '/hpl'), peek(after, '/hpl') !== null]).toEqual([null, true]);
});

test('A page whose rendering began before a change is not used after it', async () => {
  const finish: (() => void)[] = [];
  const { get } = createPageCache((snapshot: { revision: number }) => {
    const page = finishPage({ status: 200, html: String(snapshot.revision) }, 'hash');
    return new Promise<typeof page>((resolve) => finish.push(() => resolve(page)));
  });
  const [before, after] = [{ revision: 1 }, { revision: 2 }];
  const early = get(before, '/');
  const late = get(after, '/');
  for (const each of finish.reverse()) each();
  expect([textOf(await early), textOf(await late), textOf(await get(after, '/'))]).toEqual(['1', '2', '2']);
});

test('Answers for addresses without a page are not cached: their number has no limit', async () => {
  const { rendered, get } = openCache(404);
  const snapshot = { revision: 1 };
  await get(snapshot, '/nothing');
  await get(snapshot, '/nothing');
  expect(rendered).toHaveLength(2);
});

test('A page that failed to render is tried again', async () => {
  let tries = 0;
  const { get } = createPageCache(async () => {
    tries += 1;
    if (tries === 1) throw new Error('not rendered');
    return finishPage({ status: 200, html: 'rendered' }, 'hash');
  });
  const snapshot = {};
  await expect(get(snapshot, '/')).rejects.toThrow('not rendered');
  expect(textOf(await get(snapshot, '/'))).toBe('rendered');
});

test('Every encoding of a page has the same content and its own ETag, and is compressed once', () => {
  const html = `<p>${'Wallpapers, ceilings and ₹ '.repeat(200)}</p>`;
  const page = finishPage({ status: 200, html }, 'abc');
  const [br, gzip] = [page.form('br'), page.form('gzip')];
  expect(new TextDecoder().decode(brotliDecompressSync(br.body))).toBe(html);
  expect(new TextDecoder().decode(gunzipSync(gzip.body))).toBe(html);
  expect(textOf(page)).toBe(html);
  expect(page.form('br')).toBe(br);
  expect([br.etag, gzip.etag, page.form('identity').etag]).toEqual(['"abc-br"', '"abc-gzip"', '"abc"']);
});

test('A page that is asked for again is soon sent in fewer bytes, with the same content and headers', async () => {
  const html = Array.from({ length: 400 }, (_, n) => `<a href="/wallpapers/${n * n}">Wallpaper ${n}</a>`).join('');
  const page = finishPage({ status: 200, html }, 'abc');
  const { add, bytes } = createRecentPages(1_000_000);
  add('/', page);
  const first = page.form('br');
  await expect.poll(() => page.form('br').body.length).toBeLessThan(first.body.length);
  const { body, etag, headers } = page.form('br');
  expect(new TextDecoder().decode(brotliDecompressSync(body))).toBe(html);
  expect(etag).toBe(first.etag);
  expect(headers).toEqual({ ...first.headers, 'Content-Length': String(body.length) });
  expect(bytes()).toBe(html.length + body.length);
});
