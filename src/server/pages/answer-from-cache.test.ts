import { type OutgoingHttpHeaders, request as send } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, openServer, stopServer } from '#start/http-server.ts';
import { openTestApp, type TestApp } from '#test/open/start-test-app.ts';
import { createApp } from '../create-app.ts';
import { answerFromCache } from './answer-from-cache.ts';
import { createPageSource } from './page-source.ts';

const settings = { publicOrigin: 'https://vitrine.example', rateLimits: false, development: false, adTag: null };
const servers = { cached: openServer(), app: openServer() };
const ports = { cached: 0, app: 0 };
const passedOn: string[] = [];
let shop: TestApp;

beforeAll(async () => {
  shop = await openTestApp();
  const log = pino({ level: 'silent' });
  const whole = { ...settings, isTrustedProxy: () => false };
  const pages = createPageSource(shop.ports, whole, log);
  const app = getRequestListener(createApp(shop.ports, whole, log, pages).fetch);
  const next: typeof app = (incoming, outgoing) => {
    passedOn.push(`${incoming.method} ${incoming.url}`);
    return app(incoming, outgoing);
  };
  servers.cached.on('request', answerFromCache(pages, whole, log, next));
  servers.app.on('request', app);
  const here = { host: '127.0.0.1', port: 0 };
  ports.cached = await listen(servers.cached, here);
  ports.app = await listen(servers.app, here);
});
afterAll(async () => {
  await Promise.all([stopServer(servers.cached), stopServer(servers.app)]);
  await shop.close();
});

function ask(way: 'cached' | 'app', method: string, path: string, headers: OutgoingHttpHeaders = {}, body = '') {
  return new Promise<{ status: number | undefined; headers: object; body: string }>((resolve, reject) => {
    const request = send({ host: '127.0.0.1', port: ports[way], method, path, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        // Each answer of the app has an id, for the log. A page from memory is not logged.
        const { 'x-request-id': _, date: __, ...rest } = answer.headers;
        const body = Buffer.concat(parts);
        // The second of two answers may be compressed better.
        if (body.length > 0 && rest['content-encoding'] === 'br') {
          expect(rest['content-length']).toBe(String(body.length));
          delete rest['content-length'];
          return resolve({ status: answer.statusCode, headers: rest, body: brotliDecompressSync(body).toString() });
        }
        if (method === 'HEAD') delete rest['content-length'];
        resolve({ status: answer.statusCode, headers: rest, body: body.toString('base64') });
      });
    });
    request.on('error', reject).end(body);
  });
}

/** An answer from the cache. On a busy machine the snapshot may be too old by then: the app answers, and it is tried again. */
async function askCache(method: string, path: string, headers: OutgoingHttpHeaders) {
  for (let tries = 0; tries < 50; tries++) {
    passedOn.length = 0;
    const answer = await ask('cached', method, path, headers);
    if (passedOn.length === 0) return answer;
  }
  throw new Error('All fifty requests were passed on to the app.');
}

describe('The cache of pages', () => {
  const etag = async (headers: OutgoingHttpHeaders) =>
    ((await ask('app', 'GET', '/', headers)).headers as { etag: string }).etag;

  test.each<[string, string, string, OutgoingHttpHeaders]>([
    ['a page as it is', 'GET', '/', {}],
    ['a page in brotli', 'GET', '/', { 'Accept-Encoding': 'gzip, br' }],
    ['a page in gzip', 'GET', '/', { 'Accept-Encoding': 'gzip' }],
    ['parameters of a campaign in the address', 'GET', '/?gclid=1', {}],
    ['the headers alone', 'HEAD', '/', { 'Accept-Encoding': 'br' }],
    ['another tag', 'GET', '/', { 'If-None-Match': '"other"' }],
  ])('answers %s as the app does', async (_, method, path, headers) => {
    const expected = await ask('app', method, path, headers);
    expect(await askCache(method, path, headers)).toEqual(expected);
    expect([expected.status, Object.keys(expected.headers)]).toEqual([
      200,
      expect.arrayContaining(['strict-transport-security']),
    ]);
  });

  test.each([{}, { 'Accept-Encoding': 'br' }])(
    'answers that nothing has changed as the app does: %j',
    async (accept) => {
      const headers = { ...accept, 'If-None-Match': await etag(accept) };
      const answer = await askCache('GET', '/', headers);
      expect(answer).toEqual(await ask('app', 'GET', '/', headers));
      expect([answer.status, answer.body]).toEqual([304, '']);
    },
  );

  test.each<[string, string, OutgoingHttpHeaders, string?]>([
    ['POST', '/', {}],
    ['GET', '/nothing', {}],
    ['GET', '//', {}],
    ['GET', 'http://elsewhere.example/', {}],
    ['GET', '/healthz', {}],
    ['GET', '/', { 'Content-Length': 5 }, 'hello'],
  ])('passes %s %s %j on to the app', async (method, path, headers, body) => {
    const { status } = await ask('app', method, path, headers, body);
    passedOn.length = 0;
    expect((await ask('cached', method, path, headers, body)).status).toBe(status);
    expect(passedOn).toEqual([`${method} ${path}`]);
  });

  test('shows a change as soon as the app does', async () => {
    await ask('cached', 'GET', '/');
    const before = await ask('cached', 'GET', '/');
    const saved = (await shop.ports.companies.current())?.company;
    if (!saved) throw new Error('There is a firm.');
    const actor = { username: 'meena', address: '192.0.2.1' };
    await shop.ports.companies.save({ ...saved, name: 'Sample Traders' }, false, shop.clock.now, actor);
    await expect.poll(async () => (await ask('cached', 'GET', '/')).body, { interval: 50 }).not.toBe(before.body);
  });
});
