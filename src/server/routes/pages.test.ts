import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { PageRequest } from '#operations/ports/pages.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { plainPages, withTestApp } from '#test/open/start-test-app.ts';

const known = ['/', '/taxinvoice', '/wallpapers', '/search', '/customers/:id'];
const rendered: PageRequest[] = [];
const app = withTestApp({
  ports: {
    pages: {
      ...plainPages,
      render: async (request) => {
        rendered.push(request);
        const names = request.catalogue.folders.wallpapers?.map(({ name }) => name).join(' ');
        return {
          status: known.includes(request.path) ? 200 : 404,
          html: `<!doctype html><title>${request.path}?${request.query}</title>${names}`,
        };
      },
      screens: async () => [],
      icon: async () => '<svg/>',
      asset: async (name) =>
        name === 'office-worker.js'
          ? { bytes: new TextEncoder().encode('self'), brotli: null, type: 'text/javascript; charset=utf-8' }
          : null,
    },
  },
});
function get(path: string, headers: Record<string, string> = {}) {
  return app().call('GET', path, { headers });
}

test.each([
  ['/taxinvoice/', '/taxinvoice'],
  ['/taxinvoice//', '/taxinvoice'],
  ['/taxinvoice/?from=/operations/', '/taxinvoice?from=/operations/'],
  ['/Wallpapers', '/wallpapers'],
  ['/TAXINVOICE/?q=Ab', '/taxinvoice?q=Ab'],
])('%s redirects to %s', async (path, plain) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([308, plain]);
});

test.each([
  ['/', 200],
  ['/taxinvoice', 200],
  ['/nothing/', 404],
  ['/Nothing', 404],
  ['//elsewhere.example/', 404],
  ['/api/nothing/', 404],
])('%s does not redirect: %i', async (path, status) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, null]);
});

describe('A page', () => {
  test('is rendered once, whatever its query is', async () => {
    await get('/wallpapers');
    rendered.length = 0;
    expect(await (await get('/wallpapers?gclid=1')).text()).toContain('<title>/wallpapers?</title>');
    expect(await (await get('/wallpapers?gclid=2')).text()).toContain('<title>/wallpapers?</title>');
    expect(rendered).toEqual([]);
  });

  test('of a customer is rendered once for all customers, because the browser loads the data', async () => {
    rendered.length = 0;
    for (const id of ['k3x9', 'k3x9', 'p7-02'])
      expect(await (await get(`/customers/${id}`)).text()).toContain('<title>/customers/:id?</title>');
    expect(rendered.map(({ path }) => path)).toEqual(['/customers/:id']);
    expect((await get('/customers/a.b')).status).toBe(404);
  });

  test('of search results is rendered for each search', async () => {
    for (const query of ['q=teak', 'q=hpl'])
      expect(await (await get(`/search?${query}`)).text()).toContain(`<title>/search?${query}</title>`);
  });

  test('is sent in the best encoding that the browser accepts, and says so to caches', async () => {
    const plain = await get('/');
    const small = await get('/', { 'Accept-Encoding': 'gzip, br' });
    expect(small.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(new Uint8Array(await small.arrayBuffer())).toString()).toBe(await plain.text());
    for (const { headers } of [plain, small]) {
      expect(headers.get('Vary')).toBe('Accept-Encoding');
      expect(headers.get('Cache-Control')).toBe('no-cache');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }
    expect(small.headers.get('ETag')).not.toBe(plain.headers.get('ETag'));
  });

  test('that the browser has is not sent again, only its headers; a missing page has no ETag', async () => {
    const etag = (await get('/')).headers.get('ETag') ?? '';
    const again = await get('/', { 'If-None-Match': `W/${etag}` });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
    expect(again.headers.get('Vary')).toBe('Accept-Encoding');
    expect((await get('/', { 'If-None-Match': etag, 'Accept-Encoding': 'br' })).status).toBe(200);
    expect((await get('/nothing', { 'If-None-Match': '*' })).status).toBe(404);
  });

  test('shows a picture as soon as staff have added it, and not after they have deleted it', async () => {
    const before = (await get('/wallpapers')).headers.get('ETag') ?? '';
    const token = await app().logIn();
    await app().upload('/api/uploadfiles/wallpapers/teak.jpg', await buildPicture(), token);
    const after = await get('/wallpapers', { 'If-None-Match': before });
    expect([after.status, await after.text()]).toEqual([200, expect.stringContaining('teak.jpg')]);
    await app().call('DELETE', '/api/deleteImage/wallpapers/teak.jpg', { token });
    expect(await (await get('/wallpapers')).text()).not.toContain('teak.jpg');
  });
});

test('Browsers ask for the worker of the office each time, and it may fetch from here alone', async () => {
  const { status, headers } = await get('/office-worker.js');
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-cache');
  expect(headers.get('Content-Type')).toContain('text/javascript');
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
});
