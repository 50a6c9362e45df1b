import { fork } from 'node:child_process';
import { get } from 'node:http';
import { join } from 'node:path';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { avifWidths, jpegWidths } from '#domain/photos/photo-sizes.ts';
import { actor, buildPhoto } from '#test/build/factories.ts';
import { startProgram } from '#test/program/start-program.ts';
import { askOften } from './ask-often.ts';
import { openNginx } from './open-nginx.ts';
import { processorTicks, ticksPerSecond } from './processor-ticks.ts';

const ROUNDS = 30;
// It takes some ten thousand answers until both are compiled as well as they will be.
const WARM = 8;
const EACH = 3_000;
const PHOTOS = 60;
const PAGE = '/wallpapers';

type Costs = Record<string, number>;

/**
 * Microseconds of the processor for a gallery of sixty pictures that is in memory, against a bare node:http that sends the
 * same bytes and headers, and against nginx where it is installed, turn by turn. The
 * cheaper half of the rounds counts: the others say what else the machine did.
 */
export async function pageCost(folder: string): Promise<Costs> {
  await fillGallery(folder);
  const program = await startProgram({ PORT: '0', DATA_DIR: folder });
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'));
  try {
    const brotli = await pageIn(program.origin, 'br');
    const gzip = await pageIn(program.origin, 'gzip');
    bare.send({ headers: brotli.headers, body: brotli.body.toString('base64') });
    const port = await new Promise<number>((resolve) => bare.once('message', (message) => resolve(Number(message))));
    const nginx = await openNginx(join(folder, 'nginx'), gzip.headers, gzip.body);
    const known = `If-None-Match: ${brotli.etag}\r\n`;
    const costs = await measure({
      bare: { pid: bare.pid, ask: () => ask(`http://127.0.0.1:${port}`, '/', 'br') },
      ours: { pid: program.pid, ask: () => ask(program.origin, PAGE, 'br') },
      unchanged: { pid: program.pid, ask: () => ask(program.origin, PAGE, 'br', known, 304) },
      gzip: { pid: program.pid, ask: () => ask(program.origin, PAGE, 'gzip') },
      ...(nginx ? { nginx: { pid: nginx.pid, ask: () => ask(nginx.origin, '/', 'gzip') } } : {}),
    });
    await nginx?.stop();
    const { bare: least = 0, ours = 0 } = costs;
    return { ...costs, ratio: ours / least, bytes: brotli.body.byteLength };
  } finally {
    bare.disconnect();
    await program.kill('SIGTERM');
  }
}

async function fillGallery(folder: string): Promise<void> {
  const database = await openDatabase(`sqlite:${join(folder, 'vitrine.db')}`);
  await migrate(database, '2026-11-21T06:00:00.000Z');
  const index = openPhotoIndex(database);
  const variant = (format: 'avif' | 'jpg') => (width: number) => ({
    format,
    width,
    height: width,
    file: 'f'.repeat(64),
    bytes: 1,
  });
  const variants = [...avifWidths.map(variant('avif')), ...jpegWidths.map(variant('jpg'))];
  for (let each = 1; each <= PHOTOS; each++)
    await index.add(buildPhoto({ name: `sample-${each}.jpg`, title: `Sample ${each}`, variants }), actor);
  await database.close();
}

const userAgent =
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

function ask(origin: string, path: string, encoding: string, more = '', status = 200) {
  return askOften(
    origin,
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${userAgent}\r\nAccept: text/html\r\nAccept-Encoding: ${encoding}\r\n${more}\r\n`,
    EACH,
    status,
  );
}

type Page = { headers: string[]; etag: string; body: Buffer };

async function pageIn(origin: string, encoding: string): Promise<Page> {
  const fetched = () =>
    new Promise<Page>((resolve, reject) => {
      get(origin + PAGE, { headers: { 'Accept-Encoding': encoding }, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer
          .on('data', (part) => parts.push(part))
          .on('end', () => {
            const headers = Object.entries(answer.headers).filter(([name]) => !ofTheConnection.includes(name));
            resolve({
              headers: headers.flat() as string[],
              etag: String(answer.headers.etag),
              body: Buffer.concat(parts),
            });
          });
      }).on('error', reject);
    });
  await fetched();
  return fetched();
}

const ofTheConnection = ['date', 'connection', 'keep-alive', 'x-request-id'];

async function measure(servers: Record<string, { pid: number | undefined; ask(): Promise<void> }>): Promise<Costs> {
  const rounds = new Map<string, number[]>();
  for (let round = -WARM; round < ROUNDS; round++)
    for (const [name, server] of Object.entries(servers)) {
      const before = processorTicks(server.pid);
      await server.ask();
      const micro = ((processorTicks(server.pid) - before) / ticksPerSecond / EACH) * 1e6;
      if (round >= 0) rounds.set(name, [...(rounds.get(name) ?? []), micro]);
    }
  return Object.fromEntries([...rounds].map(([name, costs]) => [name, meanOfCheaperHalf(costs)]));
}

function meanOfCheaperHalf(costs: number[]): number {
  const cheaper = costs.sort((one, other) => one - other).slice(0, costs.length >> 1);
  return cheaper.reduce((sum, cost) => sum + cost, 0) / cheaper.length;
}
