import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, openServer, stopServer } from '#start/http-server.ts';
import { openSocketApp, type SocketApp } from '#test/attacks/open-socket-app.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { openTestApp, type TestApp } from '#test/open/start-test-app.ts';

describe('A body that is refused before it is read', () => {
  const all = 300_000;
  let shop: SocketApp;
  beforeAll(async () => {
    shop = await openSocketApp();
  });
  afterAll(() => shop.close());

  test.each([
    ['all at once', all],
    ['in two parts', 1000],
  ])('is received to its end, %s, and the connection stays usable', async (_, first) => {
    let answers = '';
    let closed = false;
    const socket = connect(shop.port, '127.0.0.1');
    socket.on('data', (part) => {
      answers += part;
    });
    socket.on('close', () => {
      closed = true;
    });
    const answered = (count: number) =>
      expect.poll(() => answers.match(/HTTP\/1\.1 \d{3}/g)?.length ?? 0, { timeout: 5_000 }).toBe(count);
    const ask = (line: string, more = '') => socket.write(`${line} HTTP/1.1\r\nHost: example.com\r\n${more}\r\n`);

    ask('POST /api/login', `Content-Type: text/html\r\nContent-Length: ${all}\r\n`);
    socket.write('['.repeat(first));
    await answered(1);
    expect(answers).toMatch(/^HTTP\/1\.1 415/);
    socket.write(']'.repeat(all - first));
    ask('GET /healthz');
    await answered(2);
    expect(answers).toContain('HTTP/1.1 200');
    // Longer than an incomplete body may take after its answer.
    await setTimeout(1_200);
    expect(closed).toBe(false);
    socket.destroy();
  });
});

describe('A body that comes slowly', () => {
  const picture = buildPicture();
  const impatientServer = openServer({ headersTimeout: 300, bodyTimeout: 500 });
  let shop: TestApp;
  let port = 0;
  let token = '';
  beforeAll(async () => {
    shop = await openTestApp({ settings: { uploadIdleTimeout: 2_000 } });
    impatientServer.on('request', getRequestListener(shop.app.fetch));
    port = await listen(impatientServer, { host: '127.0.0.1', port: 0 });
    token = await shop.logIn();
  });
  afterAll(async () => {
    await stopServer(impatientServer);
    await shop.close();
  });

  /** Sends the pieces one after another with a pause between them, until the server hangs up or all are sent. */
  const sendSlowly = (
    head: string,
    pieces: Uint8Array[],
    pause: number,
    headLines = 0,
  ): Promise<{ answer: string; took: number }> =>
    new Promise((resolve) => {
      const begun = performance.now();
      let answer = '';
      const socket = connect(port, '127.0.0.1');
      const rest = [...pieces];
      const write = () => void (rest[0] && socket.writable ? socket.write(rest.shift() as Uint8Array) : undefined);
      socket.write(headLines ? head.split('\r\n').slice(0, headLines).join('\r\n') : head);
      const timer = setInterval(write, pause);
      socket.on('data', (part) => {
        answer += part;
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(timer);
        resolve({ answer, took: performance.now() - begun });
      });
    });
  const headOf = (path: string, lines: string[]) =>
    [`POST ${path} HTTP/1.1`, 'Host: example.com', 'Connection: close', ...lines, '', ''].join('\r\n');
  const form = async () =>
    Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="file"\r\n\r\n'),
      await picture,
      Buffer.from('\r\n--b--\r\n'),
    ]);
  const upload = (length: number, bearer: string) =>
    headOf('/api/uploadfiles/awnings/canvas.jpg', [
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${length}`,
      `Authorization: Bearer ${bearer}`,
    ]);
  // Half a minute's work: what is not cut takes twice as long as a busy machine may take to cut it.
  const dripping = Array.from({ length: 600 }, () => Buffer.from('x'));
  const soon = 15_000;

  test('is cut after the time limit when it is JSON, even while bytes keep coming', async () => {
    const head = headOf('/api/login', ['Content-Type: application/json', 'Content-Length: 1000']);
    const { answer, took } = await sendSlowly(head, dripping, 50);
    expect(answer).toMatch(
      /^(HTTP\/1\.1 408[\s\S]*X-Content-Type-Options: nosniff[\s\S]*"The request was not complete|$)/,
    );
    expect(took).toBeGreaterThan(450);
    expect(took).toBeLessThan(soon);
  });

  test('is cut when its headers come byte by byte', async () => {
    const { answer, took } = await sendSlowly(upload(1000, token), dripping, 50, 3);
    expect(answer).toMatch(
      /^(HTTP\/1\.1 408[\s\S]*X-Content-Type-Options: nosniff[\s\S]*"The request was not complete|$)/,
    );
    expect(took).toBeLessThan(soon);
  });

  test('may take far longer as an upload by staff, as long as it keeps coming', async () => {
    const whole = await form();
    const piece = Math.ceil(whole.length / 12);
    const pieces = Array.from({ length: 12 }, (_, part) => whole.subarray(part * piece, (part + 1) * piece));
    const { answer, took } = await sendSlowly(upload(whole.length, token), pieces, 200);
    expect(answer).toMatch(/^HTTP\/1\.1 201/);
    // Longer than it may be silent.
    expect(took).toBeGreaterThan(2_000);
  });

  test('is refused with a sentence when an upload falls silent, and the connection is closed', async () => {
    const { answer, took } = await sendSlowly(upload(100_000, token), [(await form()).subarray(0, 50)], 20);
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect(answer).toContain('No more of the file arrived');
    expect(took).toBeLessThan(soon);
  });

  test('gets no extra time at the address of uploads without a login', async () => {
    const { answer, took } = await sendSlowly(upload(100_000, 'A'.repeat(43)), dripping, 50);
    expect(answer).toMatch(/^HTTP\/1\.1 401/);
    expect(took).toBeLessThan(soon);
  });
});
