import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Program } from '#test/program/start-program.ts';
import { withProgram } from '#test/program/with-program.ts';
import type { Drill, Tell } from './drill.ts';

/** Those who send slowly, and those who never stop. */
export const senders: Drill = {
  name: 'senders',
  holds: 'Three hundred slow senders are cut in time while others are served, and endless bodies take no memory',
  faults: [
    {
      name: 'headers may take a minute',
      file: 'start/http-server.ts',
      replace: 'const HEADERS_TIMEOUT_MS = 5_000;',
      by: 'const HEADERS_TIMEOUT_MS = 60_000;',
    },
    {
      name: 'bodies may take as long as they like',
      file: 'server/http/body-timeout.ts',
      replace: 'timer = setTimeout(cut, milliseconds);',
      by: 'void milliseconds;',
    },
    {
      name: 'bodies are kept up to 100 MB',
      file: 'server/http/read-body.ts',
      replace: 'const MAX_BYTES = 1_000_000;',
      by: 'const MAX_BYTES = 100_000_000;',
    },
  ],
  run: ({ size, fault }, tell) =>
    withProgram(fault, async (program) => {
      const connections = size === 'long' ? 300 : 50;
      await sendSlowly(program, 'headers', connections, 10, tell);
      // Thirty seconds from the first byte, and three for a machine that is busy.
      await sendSlowly(program, 'bodies', connections, 33, tell);
      await sendWithoutEnd(program, size === 'long' ? 20 : 4, tell);
      if (size === 'long') slowHttpTest(program, tell);
    }),
};

function head(path: string, type: string, ...more: string[]) {
  return [`POST ${path} HTTP/1.1`, 'Host: shop', `Content-Type: ${type}`, ...more, '', ''].join('\r\n');
}

const begins = {
  headers: 'GET / HTTP/1.1\r\nHost: shop\r\nX-a: ',
  bodies: head('/api/callback', 'application/x-www-form-urlencoded', 'Content-Length: 4000'),
};

/** Each drips a byte a second; a visitor asks for a page meanwhile. */
async function sendSlowly(program: Program, what: 'headers' | 'bodies', connections: number, most: number, tell: Tell) {
  const port = Number(new URL(program.origin).port);
  const begun = performance.now();
  let open = connections;
  const lasted = Array.from({ length: connections }, () => {
    let connected = begun;
    const socket = connect(port, '127.0.0.1', () => {
      connected = performance.now();
      socket.write(begins[what]);
    });
    const drip = setInterval(() => socket.writable && socket.write('b'), 1000);
    // Unread, the server's last words would keep the end from being seen.
    socket.resume();
    socket.on('error', () => {});
    return new Promise<number>((resolve) =>
      socket.on('close', () => {
        clearInterval(drip);
        open -= 1;
        resolve((performance.now() - connected) / 1000);
      }),
    );
  });
  const given = setTimeout((most + 10) * 1000, null);
  let [asked, served, slowest] = [0, 0, 0];
  const visitor = (async () => {
    while (open > 0 && (performance.now() - begun) / 1000 < most + 10) {
      const at = performance.now();
      asked += 1;
      const answer = await fetch(program.origin, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
      if (answer?.ok) served += 1;
      slowest = Math.max(slowest, Math.round(performance.now() - at));
      await setTimeout(200);
    }
  })();
  const seconds = await Promise.race([Promise.all(lasted), given]);
  await visitor;
  const longest = seconds && Math.round(Math.max(...seconds) * 10) / 10;
  const good = longest !== null && longest <= most && served === asked;
  tell(`slow ${what}`, good, { connections, stillOpen: open, longest, asked, served, slowest });
}

function memory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;
}

/** One after another to every kind of address, so that what is kept of each would add up. */
async function sendWithoutEnd(program: Program, times: number, tell: Tell) {
  const port = Number(new URL(program.origin).port);
  const piece = Buffer.from(`${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`);
  const kinds: [string, string][] = [
    ['/api/login', 'application/json'],
    ['/api/callback', 'application/x-www-form-urlencoded'],
    ['/csp', 'application/csp-report'],
    ['/api/generateInvoice', 'application/json'],
    ['/api/uploadfiles/hpl/x.jpg', 'multipart/form-data; boundary=b'],
  ];
  const sendOne = ([path, type]: [string, string]) =>
    new Promise<number>((resolve) => {
      const begun = performance.now();
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head(path, type, 'Transfer-Encoding: chunked'));
        push();
      });
      const push = () => {
        while (socket.writable && socket.write(piece));
      };
      socket.on('drain', push);
      socket.on('data', () => {});
      socket.on('error', () => {});
      socket.on('close', () => resolve((performance.now() - begun) / 1000));
      void setTimeout(45_000).then(() => socket.destroy());
    });
  // The first of each warms up what is compiled and kept once.
  for (const kind of kinds) await sendOne(kind);
  await setTimeout(2_000);
  const before = memory(program.pid);
  let longest = 0;
  let most = before;
  for (let turn = 0; turn < times; turn++)
    for (const kind of kinds) {
      longest = Math.max(longest, await sendOne(kind));
      most = Math.max(most, memory(program.pid));
    }
  await setTimeout(2_000);
  const grown = Math.round((memory(program.pid) - before) * 10) / 10;
  const peak = Math.round((most - before) * 10) / 10;
  tell('endless bodies', grown < 5 && peak < 40 && longest < 8, {
    sent: times * kinds.length,
    grown,
    peak,
    longest: Math.round(longest * 10) / 10,
  });
}

/** The same by a program that others wrote, where it is installed. */
function slowHttpTest(program: Program, tell: Tell) {
  const ways = { headers: ['-H', '-i', '5'], bodies: ['-B', '-i', '5', '-s', '4000', '-x', '10', '-t', 'POST'] };
  for (const [what, options] of Object.entries(ways)) {
    const words = [...options, '-c', '300', '-r', '100', '-l', '60', '-p', '3', '-u', `${program.origin}/api/callback`];
    const { stdout, error } = spawnSync('slowhttptest', words, { encoding: 'utf8', timeout: 120_000 });
    if (error) return tell('slowhttptest', true, { notRun: 'install the Debian package slowhttptest' });
    const plain = stripVTControlCharacters(stdout);
    const ended = /Exit status:\s+(.*)/.exec(plain)?.[1]?.trim() ?? '';
    tell(`slowhttptest, ${what}`, !/service available:\s+NO/.test(plain) && /No open connections left/.test(ended), {
      ended,
    });
  }
}
