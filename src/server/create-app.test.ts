import { describe, expect, onTestFinished, test } from 'vitest';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp, plainPages, withTestApp } from '#test/open/start-test-app.ts';
import { askedStaffCalls } from '#test/specification/asked-lists.ts';
import { home } from '#test/specification/specified-firm.ts';

const app = withTestApp();

type Operation = { security?: unknown };

async function described(): Promise<[string, Operation][]> {
  const document = (await (await app().call('GET', '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

describe('Every route has a policy', () => {
  test('and the router has no call that the contract does not describe', async () => {
    const names = new Set((await described()).map(([name]) => name));
    const routed = app()
      .app.routes.filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`);
    const icons = [
      'GET /favicon.ico',
      'GET /apple-touch-icon.png',
      'GET /icon-192.png',
      'GET /icon-512.png',
      'GET /icon-maskable-192.png',
      'GET /icon-maskable-512.png',
      'GET /office-worker.js',
    ];
    const pages = ['GET /assets/{name}', 'GET /look/{name}', ...icons, 'GET /*'];
    expect([...new Set(routed)].filter((name) => !names.has(name)).sort()).toEqual(pages.sort());
    for (const name of names) expect(routed).toContain(name);
  });

  test.each(['none', 'malformed', 'unknown', 'of another scheme'])(
    'Specification 6, staff calls: with a token that is %s they are refused, and change nothing',
    async (kind) => {
      const headers: Record<string, Record<string, string>> = {
        none: {},
        malformed: { Authorization: 'Bearer ../../etc/passwd' },
        unknown: { Authorization: `Bearer ${'A'.repeat(43)}` },
        'of another scheme': { Authorization: 'Basic bWVlbmE6cGFzcw==' },
      };
      const staffCalls = (await described()).filter(([, operation]) => operation.security);
      expect(staffCalls.map(([name]) => name)).toEqual(expect.arrayContaining(askedStaffCalls));
      for (const [name] of staffCalls) {
        const [method = '', path = ''] = name.split(' ');
        const answer = await app().call(
          method,
          path
            .replace('{type}', 'tax')
            .replace('{state}', home)
            .replace('{refnum}', 'DL%2F26-27%2F0001')
            .replace('{field}', 'buyerAddress')
            .replace('{typedText}', 'sample'),
          {
            headers: { ...headers[kind], ...(method === 'POST' ? { 'Content-Type': 'application/json' } : {}) },
            ...(method === 'POST' ? { body: JSON.stringify(buildInput()) } : {}),
          },
        );
        expect([name, answer.status, answer.headers.get('Cache-Control')]).toEqual([name, 401, 'no-store']);
        expect(await answer.json()).toEqual({ message: 'Log in first: your login has ended.', problems: [] });
      }
      expect(await app().ports.invoices.find('tax', home, 'DL/26-27/0001')).toBeNull();
    },
  );
});

test('A process that is about to stop tells the proxy, and still answers every request', async () => {
  let stopping = false;
  const shop = await openTestApp({ settings: { isStopping: () => stopping } });
  onTestFinished(() => shop.close());
  expect((await shop.call('GET', '/readyz')).status).toBe(200);
  stopping = true;
  expect((await shop.call('GET', '/readyz')).status).toBe(503);
  expect((await shop.call('GET', '/')).status).toBe(200);
});

describe('Every answer', () => {
  test.each([
    ['GET', '/', 200],
    ['HEAD', '/', 200],
    ['GET', '/nowhere', 404],
    ['GET', '/assets/app-1a2b.js', 200],
    ['GET', '/favicon.ico', 200],
    ['GET', '/assets/..%2F..%2Fpackage.json', 404],
    ['GET', '/api/nowhere', 404],
    ['GET', '/api/desk', 401],
    ['GET', '/api/login', 405],
    ['PUT', '/api/generateInvoice', 405],
    ['GET', '/healthz', 200],
    ['HEAD', '/healthz', 200],
    ['GET', '/readyz', 200],
    ['POST', '/csp', 415],
  ])('to %s %s is %i, with security headers and a request id', async (method, path, status) => {
    const answer = await app().call(method, path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('X-Frame-Options')).toBe('DENY');
    expect(answer.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[\w-]{12}$/);
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('Strict-Transport-Security')).toBeNull();
  });

  test('that is a page forbids inline scripts and scripts of other origins', async () => {
    const policy = (await app().call('GET', '/')).headers.get('Content-Security-Policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types wall-worker office-worker',
      ]),
    );
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  test('is in the log by its id, without any token, password or ticket', async () => {
    const token = await app().logIn();
    const answer = await app().call('GET', '/api/document/secret-ticket/x.pdf', { token });
    const log = app().log.join('');
    expect(log).toContain(answer.headers.get('X-Request-Id'));
    for (const secret of [token, 'secret-ticket', 'a long enough password']) expect(log).not.toContain(secret);
  });
});

describe('A built script', () => {
  test.each([
    ['br, gzip', 'br', 'b'],
    ['gzip', null, '1'],
    [undefined, null, '1'],
  ])('is compressed for a browser that accepts “%s”', async (accepted, encoding, body) => {
    const answer = await app().call('GET', '/assets/app-1a2b.js', {
      headers: accepted ? { 'Accept-Encoding': accepted } : {},
    });
    expect([answer.headers.get('Content-Encoding'), await answer.text()]).toEqual([encoding, body]);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('On https', () => {
  const secure = withTestApp({ settings: { publicOrigin: 'https://vitrine.example' } });
  test('browsers are told to use https only', async () => {
    const answer = await secure().call('GET', '/');
    expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
    expect(answer.headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
  });
});

describe('An unexpected error', () => {
  const broken = withTestApp({
    ports: {
      pages: {
        ...plainPages,
        render: async () => {
          throw new Error('select secret from /srv/vitrine');
        },
      },
    },
  });
  test('is answered by a sentence with the request’s id; only the log has the details', async () => {
    const answer = await broken().call('GET', '/');
    const body = (await answer.json()) as { message: string };
    expect(answer.status).toBe(500);
    expect(body.message).toBe(
      `Something went wrong on our side. Tell support this number: ${answer.headers.get('X-Request-Id')}.`,
    );
    expect(broken().log.join('')).toContain('select secret');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

describe('A text that a database cannot store', () => {
  test.each([
    ['POST', '/api/login', { username: 'me\0ena', password: 'x' }, 422],
    ['POST', '/api/login', '{"username":"\\ud800","password":"x"}', 422],
    ['GET', `/api/getInvoiceDetails/tax/${home}?page=1&q=%00`, undefined, 422],
    ['DELETE', `/api/deleteInvoice/tax/${home}/%00`, undefined, 404],
    ['POST', '/api/downloadInvoice', { type: 'tax', taxState: home, invoiceNo: 'A\0' }, 422],
  ])('%s %s with NUL or half a character is refused with a sentence', async (method, path, body, status) => {
    const token = await app().logIn();
    const answer = await app().call(method, path, { token, body, headers: { 'Content-Type': 'application/json' } });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/\w/), problems: expect.any(Array) });
  });
});

test('A health check is logged only when it fails', async () => {
  let stopping = false;
  const shop = await openTestApp({ settings: { isStopping: () => stopping } });
  onTestFinished(() => shop.close());
  for (const path of ['/healthz', '/readyz']) await shop.call('GET', path);
  expect(routesIn(shop.log)).toEqual([]);
  stopping = true;
  for (const path of ['/healthz', '/readyz']) await shop.call('GET', path);
  expect(routesIn(shop.log)).toEqual(['/readyz']);
});

test('The log names the route of every call', async () => {
  await app().call('GET', '/api/openapi.json');
  await app().call('GET', '/api/desk');
  expect(routesIn(app().log)).toEqual(expect.arrayContaining(['/api/openapi.json', '/api/desk']));
});

function routesIn(log: string[]) {
  return log.map((line) => JSON.parse(line).route);
}
