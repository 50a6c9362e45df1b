import { type OutgoingHttpHeaders, request as send } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, openServer, stopServer } from '#start/serve.ts';
import { openTestApp, type TestApp } from '#test/open/start-test-app.ts';
import { createApp } from '../create-app.ts';
import { answerFromCache } from './answer-from-cache.ts';
import { createPageSource } from './page-source.ts';

const settings = { publicOrigin: 'https://vitrine.example', rateLimits: false, development: false, adTag: null };
const servers = { short: openServer(), long: openServer() };
const ports = { short: 0, long: 0 };
const wentOn: string[] = [];
let shop: TestApp;

beforeAll(async () => {
  shop = await openTestApp();
  const log = pino({ level: 'silent' });
  const whole = { ...settings, isTrustedProxy: () => false };
  const pages = createPageSource(shop.ports, whole, log);
  const app = getRequestListener(createApp(shop.ports, whole, log, pages).fetch);
  const goOn: typeof app = (incoming, outgoing) => {
    wentOn.push(`${incoming.method} ${incoming.url}`);
    return app(incoming, outgoing);
  };
  servers.short.on('request', answerFromCache(pages, whole, log, goOn));
  servers.long.on('request', app);
  const here = { host: '127.0.0.1', port: 0 };
  ports.short = await listen(servers.short, here);
  ports.long = await listen(servers.long, here);
});
afterAll(async () => {
  await Promise.all([stopServer(servers.short), stopServer(servers.long)]);
  await shop.close();
});

function ask(way: 'short' | 'long', method: string, path: string, headers: OutgoingHttpHeaders = {}, body = '') {
  return new Promise<{ status: number | undefined; headers: object; body: string }>((resolve, reject) => {
    const request = send({ host: '127.0.0.1', port: ports[way], method, path, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        // Each answer of the app has an id in the log; a page from memory has no line there.
        const { 'x-request-id': _, date: __, ...rest } = answer.headers;
        resolve({ status: answer.statusCode, headers: rest, body: Buffer.concat(parts).toString('base64') });
      });
    });
    request.on('error', reject).end(body);
  });
}

/** The short way's own answer: on a busy machine the database may have to be asked between two of them. */
async function askKept(method: string, path: string, headers: OutgoingHttpHeaders) {
  for (let tries = 0; tries < 50; tries++) {
    wentOn.length = 0;
    const answer = await ask('short', method, path, headers);
    if (wentOn.length === 0) return answer;
  }
  throw new Error('Every one of fifty went on to the app.');
}

describe('The short way to a page that is in memory', () => {
  const etag = async (headers: OutgoingHttpHeaders) =>
    ((await ask('long', 'GET', '/', headers)).headers as { etag: string }).etag;

  test.each<[string, string, string, OutgoingHttpHeaders]>([
    ['a page as it is', 'GET', '/', {}],
    ['a page in brotli', 'GET', '/', { 'Accept-Encoding': 'gzip, br' }],
    ['a page in gzip', 'GET', '/', { 'Accept-Encoding': 'gzip' }],
    ['what a campaign adds to the address', 'GET', '/?gclid=1', {}],
    ['the headers alone', 'HEAD', '/', { 'Accept-Encoding': 'br' }],
    ['another tag', 'GET', '/', { 'If-None-Match': '"other"' }],
  ])('answers %s as the app does', async (_, method, path, headers) => {
    const long = await ask('long', method, path, headers);
    expect(await askKept(method, path, headers)).toEqual(long);
    expect([long.status, Object.keys(long.headers)]).toEqual([
      200,
      expect.arrayContaining(['strict-transport-security']),
    ]);
  });

  test.each([{}, { 'Accept-Encoding': 'br' }])('says as the app does that nothing has changed: %j', async (accept) => {
    const headers = { ...accept, 'If-None-Match': await etag(accept) };
    const answer = await askKept('GET', '/', headers);
    expect(answer).toEqual(await ask('long', 'GET', '/', headers));
    expect([answer.status, answer.body]).toEqual([304, '']);
  });

  test.each<[string, string, OutgoingHttpHeaders, string?]>([
    ['POST', '/', {}],
    ['GET', '/nothing', {}],
    ['GET', '//', {}],
    ['GET', 'http://elsewhere.example/', {}],
    ['GET', '/healthz', {}],
    ['GET', '/', { 'Content-Length': 5 }, 'hello'],
  ])('leaves %s %s %j to the app', async (method, path, headers, body) => {
    const { status } = await ask('long', method, path, headers, body);
    wentOn.length = 0;
    expect((await ask('short', method, path, headers, body)).status).toBe(status);
    expect(wentOn).toEqual([`${method} ${path}`]);
  });

  test('shows what has changed as soon as the app does', async () => {
    await ask('short', 'GET', '/');
    const before = await ask('short', 'GET', '/');
    const saved = (await shop.ports.companies.current())?.company;
    if (!saved) throw new Error('There is a firm.');
    const actor = { username: 'meena', address: '192.0.2.1' };
    await shop.ports.companies.save({ ...saved, name: 'Sample Traders' }, false, shop.clock.now, actor);
    await expect.poll(async () => (await ask('short', 'GET', '/')).body, { interval: 50 }).not.toBe(before.body);
  });
});
