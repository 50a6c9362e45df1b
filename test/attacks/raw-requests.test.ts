import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ambiguousRequests, get, post } from './ambiguous-requests.ts';
import { openSocketApp, type SocketApp } from './open-socket-app.ts';

let shop: SocketApp;
beforeAll(async () => {
  shop = await openSocketApp();
});
afterAll(() => shop.close());

function statusesOf(answer: string) {
  return [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}

describe('A request that two readers could read in two ways is refused, and nothing behind it is read as another', () => {
  test.each(ambiguousRequests)('%s', async (_, bytes) => {
    const answer = await shop.sendRaw(bytes);
    const [first, ...more] = statusesOf(answer);
    expect(first, answer).toBe(400);
    expect(more).toEqual([]);
  });
});

describe('A request that is odd and clear is answered once', () => {
  test.each<[string, string, number]>([
    ['TRACE', get('TRACE / HTTP/1.1', 'Host: shop', 'X-Secret: abc'), 405],
    ['OPTIONS *', get('OPTIONS * HTTP/1.1', 'Host: shop'), 400],
    ['an address of another host', get('GET http://evil.example/ HTTP/1.1', 'Host: evil.example'), 200],
    ['a host that is not valid', get('GET / HTTP/1.1', 'Host: a b/<c>'), 400],
    ['a host with a port that is not valid', get('GET / HTTP/1.1', 'Host: shop:99999'), 400],
    ['an empty host', get('GET / HTTP/1.1', 'Host:'), 400],
    ['HTTP/1.0', get('GET / HTTP/1.0', 'Host: shop'), 200],
    ['headers of 20 kB', get('GET / HTTP/1.1', 'Host: shop', `X: ${'x'.repeat(20_000)}`), 431],
    ['an address of 20 kB', get(`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'Host: shop'), 431],
    ['a body on GET', `${get('GET /healthz HTTP/1.1', 'Host: shop', 'Content-Length: 5')}hello`, 200],
    ['100 GB to come', post('Content-Length: 100000000000', 'Connection: close'), 413],
    ['100 GB to come, when told to go on', post('Content-Length: 100000000000', 'Expect: 100-continue'), 413],
    ['bytes that are no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ])('%s', async (name, bytes, status) => {
    const answer = await shop.sendRaw(bytes);
    const final = statusesOf(answer).filter((each) => each !== 100);
    expect([name, ...final]).toEqual([name, status]);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer.toLowerCase()).toContain('content-security-policy: ');
    if (status >= 400 && !/^TRACE/.test(name)) expect(answer).toMatch(/\{"message":"[A-Z].*\.","problems":\[\]\}/);
    expect(answer).not.toMatch(/evil\.example|X-Secret|abc$/);
  });

  test.each(['a b/<c>', 'shop:99999', '', 'shop/path', 'user:word@shop'])(
    'a Host that says “%s” is refused as anything else is',
    async (host) => {
      const answer = await shop.sendRaw(get('GET / HTTP/1.1', `Host: ${host}`));
      expect(answer).toMatch(/^HTTP\/1\.1 400/);
      expect(answer).toContain('{"message":"The address or the Host of this request is not valid.","problems":[]}');
      expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    },
  );

  test('CONNECT and a change of protocol open nothing', async () => {
    const answer = await shop.sendRaw('CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\n\r\n');
    expect(statusesOf(answer).filter((status) => status < 400)).toEqual([]);
    const upgrade = get('GET /healthz HTTP/1.1', 'Host: shop', 'Upgrade: websocket').replace(': close', ': Upgrade');
    const socket = connect(shop.port, '127.0.0.1', () => socket.write(upgrade));
    const said = await new Promise<string>((resolve) => socket.once('data', (part) => resolve(part.toString())));
    socket.destroy();
    expect(said).not.toMatch(/^HTTP\/1\.1 101/);
  });
});

describe('A body without end', () => {
  const chunk = Buffer.from(`${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`);
  // A second after the answer in truth; what came until then went nowhere.
  const soon = 8_000;

  test.each<[string, string, string]>([
    ['to log in', '/api/login', 'application/json'],
    ['to be called back', '/api/callback', 'application/x-www-form-urlencoded'],
    ['for a printed selection', '/api/selection/sheet.pdf', 'application/json'],
    ['as a browser’s report', '/csp', 'application/csp-report'],
    ['as an invoice, without a token', '/api/generateInvoice', 'application/json'],
    ['as a picture, without a token', '/api/uploadfiles/wallpapers/x.jpg', 'multipart/form-data; boundary=b'],
    ['to a page', '/', 'text/plain'],
    ['behind a question for a page', 'GET /', 'text/plain'],
    ['behind a question for a list', 'GET /api/filenames/wallpapers', 'text/plain'],
    ['to nowhere', '/api/nowhere', 'text/plain'],
  ])('%s is refused, and the line is cut', async (_, path, type) => {
    const line = path.startsWith('/') ? `POST ${path}` : path;
    const head = `${line} HTTP/1.1\r\nHost: shop\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const { took, answer } = await shop.sendEndless(head, chunk);
    expect(took).toBeLessThan(soon);
    if (answer && line.startsWith('POST')) expect(statusesOf(answer)[0]).toBeGreaterThanOrEqual(400);
  });

  test('of an upload by staff is cut off past 20 MB', async () => {
    const token = await shop.app.logIn();
    const head = [
      'POST /api/uploadfiles/wallpapers/x.jpg HTTP/1.1',
      'Host: shop',
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Transfer-Encoding: chunked',
      '',
      '',
    ].join('\r\n');
    const { took, answer } = await shop.sendEndless(head, chunk);
    expect(took).toBeLessThan(soon);
    if (answer) expect(statusesOf(answer)[0]).toBe(413);
  });
});

describe('Slow senders', () => {
  test('a hundred of them are cut, and others are served meanwhile', async () => {
    const hurried = await openSocketApp({}, { headersTimeout: 1_000, bodyTimeout: 1_000 });
    const slow = Array.from({ length: 100 }, (_, turn) => {
      const socket = connect(hurried.port, '127.0.0.1', () =>
        socket.write(turn % 2 ? 'GET / HTTP/1.1\r\nX-a: ' : post('Content-Length: 1000')),
      );
      const drip = setInterval(() => socket.write('b'), 100);
      socket.on('error', () => {});
      return new Promise<void>((resolve) =>
        socket.on('close', () => {
          clearInterval(drip);
          resolve();
        }),
      );
    });
    for (let turn = 0; turn < 5; turn++)
      expect(await hurried.sendRaw(get('GET /healthz HTTP/1.1', 'Host: shop'))).toContain('200');
    await Promise.all(slow);
    await hurried.close();
  });
});

test.each(['Content-Length: 9', 'Transfer-Encoding: chunked'])(
  'A body that its sender breaks off (%s) is no error of the server',
  async (length) => {
    const { log } = shop.app;
    const before = log.length;
    const head = `POST /api/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;
    const socket = connect(shop.port, '127.0.0.1', () => socket.write(`${head}2\r\n{`, () => socket.end()));
    socket.on('error', () => {});
    await vi.waitFor(() => expect(log.slice(before).join('')).toContain('"route":"/api/login","status":400'));
    expect(log.slice(before).join('')).not.toContain('unexpected error');
  },
);
