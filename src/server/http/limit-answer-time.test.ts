import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { listen, openServer, stopServer } from '#start/http-server.ts';

const LIMIT = 600;
const ANSWER = Buffer.alloc(8_000_000, 'x');

let server: Server;
let port = 0;
const sockets: Socket[] = [];

async function open(limits: Parameters<typeof openServer>[0] = {}) {
  server = openServer({ answerTimeout: LIMIT, ...limits });
  server.on('request', ({ url }, response) => {
    if (url === '/late') return void pause(3 * LIMIT).then(() => response.end('late'));
    response.end(url === '/short' ? 'short' : ANSWER);
  });
  port = await listen(server, { host: '127.0.0.1', port: 0 });
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await stopServer(server);
});

/** Sends requests and reads nothing. `closed` answers when the server has ended the connection, or null after that time. */
async function ask(path: string, times = 1, within = 5 * LIMIT) {
  const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve));
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket.pause().on('error', () => {}));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`.repeat(times));
  const theirs = await accepted;
  const begun = performance.now();
  const ended = new Promise<number>((resolve) => theirs.once('close', () => resolve(performance.now() - begun)));
  return { socket, closed: () => Promise.race([ended, pause(within, null)]) };
}

test('Who asks for forty answers and reads none is cut off in time', async () => {
  let cut = 0;
  await open({ watch: { cut: () => void cut++ } });
  const took = await (await ask('/', 40)).closed();
  expect(cut).toBe(1);
  expect(took).toBeGreaterThanOrEqual(LIMIT);
  expect(took).toBeLessThan(4 * LIMIT);
});

test('Who takes a little now and then, though far less than leaves the program at once, keeps the download', async () => {
  await open();
  const { socket, closed } = await ask('/', 1, 6 * LIMIT);
  const end = closed();
  let taken = 0;
  const drip = setInterval(() => {
    taken += socket.read(70_000)?.length ?? 0;
  }, LIMIT / 6);
  expect(await end).toBeNull();
  expect(taken).toBeGreaterThan(500_000);
  // The rest, at once.
  clearInterval(drip);
  socket.on('data', (part) => {
    taken += part.length;
  });
  socket.resume();
  while (taken < ANSWER.length) await pause(20);
});

test('An answer that takes long to make is waited for, however quiet the connection is', async () => {
  await open();
  const { socket } = await ask('/late');
  const answer = new Promise<string>((resolve) => socket.once('data', (part) => resolve(String(part))));
  socket.resume();
  expect(await answer).toMatch(/^HTTP\/1.1 200/);
});

test('One network has only so many connections, and the next is told what to do; one that closes makes room', async () => {
  const refused: string[] = [];
  await open({ connectionsOfNetwork: 3, watch: { refused: (network) => void refused.push(network) } });
  const first = await Promise.all([1, 2, 3].map(() => connected()));
  expect(await heard(await connected())).toMatch(
    /^HTTP\/1.1 429 [\s\S]*Retry-After: 5[\s\S]*"Too many connections of your network/,
  );
  expect(refused).toEqual(['127.0.0.1']);
  first[0]?.destroy();
  await pause(100);
  expect(await heard(await connected())).toMatch(/^HTTP\/1.1 200 [\s\S]*short$/);
});

test('A trusted proxy has as many as it likes', async () => {
  await open({ connectionsOfNetwork: 3, isTrustedProxy: (address) => address === '127.0.0.1' });
  const all = await Promise.all(Array.from({ length: 10 }, () => connected()));
  expect(await Promise.all(all.map(heard))).toEqual(Array(10).fill(expect.stringMatching(/^HTTP\/1.1 200 /)));
});

function connected(): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    sockets.push(socket.on('error', () => {}));
  });
}

function heard(socket: Socket): Promise<string> {
  socket.write('GET /short HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  let said = '';
  socket.on('data', (part) => {
    said += part;
  });
  return new Promise((resolve) => socket.once('close', () => resolve(said)));
}
