import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/open/start-test-app.ts';
import { listen, openServer, stopServer } from './http-server.ts';

let app: TestApp;
const server = openServer();
let port = 0;

beforeAll(async () => {
  app = await openTestApp();
  server.on('request', getRequestListener(app.app.fetch));
  port = await listen(server, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await stopServer(server);
  await app.close();
});

function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

function request(line: string, more = '') {
  return raw(`${line} HTTP/1.1\r\nHost: example.com\r\nConnection: close\r\n${more}\r\n`);
}

describe('On a socket', () => {
  test.each([
    ['TRACE /', 405],
    ['TRACE /api/login', 405],
    ['OPTIONS /', 405],
    ['PUT /auth', 405],
    ['DELETE /api/login', 405],
    ['GET http://evil.example/', 200],
    ['GET /%E0%A4%A', 404],
    ['GET /%00', 404],
    ['GET /../../etc/passwd', 404],
    ['GET /assets/%2e%2e%2fmanifest.json', 404],
    ['GET /api/document/%E0%A4%A/x.pdf', 404],
  ])('%s is answered with %i', async (line, status) => {
    const answer = await request(line);
    expect(answer.split(' ', 2)[1]).toBe(String(status));
    expect(answer).not.toContain('evil.example');
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  test.each([
    ['two lengths', 'POST /api/login', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
    ['a length and chunks', 'POST /api/login', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n'],
    ['a header of 20 kB', 'GET /', `X-Long: ${'x'.repeat(20_000)}\r\n`],
  ])('a request with %s is refused', async (_, line, more) => {
    expect((await request(line, more)).split(' ', 2)[1]).toMatch(/^4/);
  });

  test('a body that is too long by its header is refused before it arrives', async () => {
    const answer = await request(
      'POST /api/login',
      'Content-Type: application/json\r\nContent-Length: 100000000000\r\n',
    );
    expect(answer.split(' ', 2)[1]).toBe('413');
  });

  test('an answer to HEAD has the headers and no body', async () => {
    const [head = '', body] = (await request('HEAD /healthz')).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 200/);
    expect(head.toLowerCase()).toContain('content-security-policy');
    expect(body).toBe('');
  });
});

describe('When the server stops', () => {
  test('it finishes the requests in flight first', async () => {
    let release = () => {};
    const slow = openServer();
    slow.on('request', (_, response) => {
      release = () => response.end('finished');
    });
    const address = `http://127.0.0.1:${await listen(slow, { host: '127.0.0.1', port: 0 })}/`;
    const answer = fetch(address);
    while (String(release) === '() => {}') await setTimeout(5);
    const stopped = stopServer(slow);
    release();
    expect(await (await answer).text()).toBe('finished');
    await stopped;
    await expect(fetch(address)).rejects.toThrow();
  });
});

describe('While the server drains', () => {
  test('it still answers, closes each connection, and stops after the time', async () => {
    const draining = openServer();
    draining.on('request', (_, response) => response.end('still here'));
    const address = `http://127.0.0.1:${await listen(draining, { host: '127.0.0.1', port: 0 })}/`;
    expect((await fetch(address)).headers.get('Connection')).toBe('keep-alive');
    const stopped = stopServer(draining, { drainMs: 2000 });
    const answer = await fetch(address);
    expect(answer.headers.get('Connection')).toBe('close');
    expect(await answer.text()).toBe('still here');
    await stopped;
    await expect(fetch(address)).rejects.toThrow();
  });
});
