import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { startProgram } from '#test/program/start-program.ts';
import type { Drill, Tell } from './drill.ts';
import { withFault } from './drill.ts';
import { logIn } from './open-desk.ts';
import { withStores } from './with-stores.ts';

/** Those who ask for much and read nothing, and files that hold more than a portal writes. */
export const readers: Drill = {
  name: 'readers',
  holds: 'A network that opens a thousand connections and reads nothing shuts nobody out, nor do endless portal files',
  faults: [
    {
      name: 'one network may have all connections',
      file: 'server/http/limit-connections.ts',
      replace: 'if (others >= most) {',
      by: 'if (others < 0) {',
    },
  ],
  run: ({ size, fault }, tell) =>
    withStores('SQLite', async ({ dataDir }) => {
      const env = {
        PORT: '0',
        DATA_DIR: dataDir,
        RATE_LIMITS: 'on',
        TRUSTED_PROXIES: '127.0.0.2',
        ...withFault(fault),
      };
      const program = await startProgram(env);
      try {
        await readNothing(program.origin, size === 'long' ? 1000 : 300, tell);
        await sendPortalFiles(program, size === 'long' ? 1_900_000 : 500_000, tell);
      } finally {
        await program.kill('SIGTERM');
      }
    }),
};

/** Connections of one network that ask for forty pages each; a visitor of another network asks meanwhile. */
async function readNothing(origin: string, howMany: number, tell: Tell): Promise<void> {
  const port = Number(new URL(origin).port);
  const asked = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(40);
  const sockets = Array.from({ length: howMany }, () =>
    connect(port, '127.0.0.1')
      .pause()
      .on('error', () => {}),
  );
  for (const socket of sockets) socket.write(asked);
  await setTimeout(3000);
  const at3 = await answersVisitor(port);
  const heldAt3 = openInSystem(port);
  await setTimeout(37_000);
  const at40 = await answersVisitor(port);
  const heldAt40 = openInSystem(port);
  tell('readers of nothing', at3 !== null && at40 !== null && heldAt3 <= 201 && heldAt40 === 0, {
    ...{ connections: howMany, heldAfter3s: heldAt3, heldAfter40s: heldAt40 },
    ...{ visitorAfter3s: at3, visitorAfter40s: at40 },
  });
  for (const socket of sockets) socket.destroy();
}

/** Milliseconds until a visitor of another network has an answer; null when there is none in five seconds. */
async function answersVisitor(port: number): Promise<number | null> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.3' }, () =>
      socket.write('GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'),
    );
    const done = (answer: number | null) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(5000, () => done(null));
    socket.once('data', (said) =>
      done(/^HTTP\/1.1 200/.test(String(said)) ? Math.round(performance.now() - begun) : null),
    );
    socket.once('close', () => resolve(null)).on('error', () => done(null));
  });
}

/** The connections to this port that the program holds open, as Linux lists them: state 01. */
function openInSystem(port: number): number {
  const local = port.toString(16).toUpperCase().padStart(4, '0');
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .filter((line) => new RegExp(`^\\s*\\d+: [\\dA-F]+:${local} [\\dA-F]+:[\\dA-F]+ 0[18] `).test(line)).length;
}

/** A file of very many short rows, to one portal and three times at once to the other. */
async function sendPortalFiles(program: Awaited<ReturnType<typeof startProgram>>, rows: number, tell: Tell) {
  const token = await logIn(program.origin, program);
  const file = `[${'{"irn":1},'.repeat(rows)}{"irn":1}]`;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const send = async (path: string) => {
    const answer = await fetch(program.origin + path, { method: 'POST', headers, body: file });
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  };
  const most = { wait: 0, memory: 0 };
  let sending = true;
  const watch = (async () => {
    while (sending) {
      const begun = performance.now();
      await fetch(`${program.origin}/healthz`).catch(() => {});
      most.wait = Math.max(most.wait, Math.round(performance.now() - begun));
      most.memory = Math.max(most.memory, memory(program.pid));
      await setTimeout(50);
    }
  })();
  const begun = performance.now();
  const one = await send('/api/eway/answers');
  const three = await Promise.all(Array.from({ length: 3 }, () => send('/api/einvoices/answers')));
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  sending = false;
  await watch;
  const refused = [one, ...three].every(({ status, bytes }) => [422, 503].includes(status) && bytes < 1000);
  tell('portal files', refused && most.wait < 1500 && most.memory < 600, {
    ...{ rows, seconds, answers: [one, ...three].map(({ status, bytes }) => `${status}: ${bytes} B`) },
    ...{ healthzWaits: most.wait, megabytes: most.memory },
  });
}

function memory(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000);
}
