import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type CachedPage, createPageCache, finishPage } from './page-cache.ts';

function drawing(status = 200) {
  const drawn: string[] = [];
  const pages = createPageCache(async (snapshot: { revision: number }, path: string) => {
    drawn.push(`${path} at ${snapshot.revision}`);
    return finishPage({ status, html: `${path} at ${snapshot.revision}` }, 'hash');
  });
  return { drawn, ...pages };
}
function textOf(page: CachedPage) {
  return new TextDecoder().decode(page.form('identity').body);
}

test('A page is drawn once, however many ask for it at once and later', async () => {
  const { drawn, get } = drawing();
  const snapshot = { revision: 1 };
  await Promise.all(Array.from({ length: 100 }, () => get(snapshot, '/hpl')));
  await get(snapshot, '/');
  await get(snapshot, '/hpl');
  expect(drawn).toEqual(['/hpl at 1', '/ at 1']);
});

test('Once the shop has changed every page is drawn anew', async () => {
  const { get, peek } = drawing();
  const [before, after] = [{ revision: 1 }, { revision: 2 }];
  expect(textOf(await get(before, '/hpl'))).toBe('/hpl at 1');
  expect([peek(before, '/hpl') !== null, peek(before, '/'), peek(after, '/hpl')]).toEqual([true, null, null]);
  expect(textOf(await get(after, '/hpl'))).toBe('/hpl at 2');
  expect([peek(before, '/hpl'), peek(after, '/hpl') !== null]).toEqual([null, true]);
});

test('A page that was begun before a change does not stand after it', async () => {
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

test('What is said about addresses without a page is not kept: they are endless', async () => {
  const { drawn, get } = drawing(404);
  const snapshot = { revision: 1 };
  await get(snapshot, '/nothing');
  await get(snapshot, '/nothing');
  expect(drawn).toHaveLength(2);
});

test('A page that could not be drawn is tried again', async () => {
  let tries = 0;
  const { get } = createPageCache(async () => {
    tries += 1;
    if (tries === 1) throw new Error('not drawn');
    return finishPage({ status: 200, html: 'drawn' }, 'hash');
  });
  const snapshot = {};
  await expect(get(snapshot, '/')).rejects.toThrow('not drawn');
  expect(textOf(await get(snapshot, '/'))).toBe('drawn');
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
