import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '#contract/paths.ts';
import { type Desk, openDesk } from '#test/drills/open-desk.ts';
import { openTestPostgres } from '#test/postgres/open-test-postgres.ts';
import { type Program, startProgram } from '#test/program/start-program.ts';
import { openTestS3 } from '#test/s3/open-test-s3.ts';
import { askOften } from './ask-often.ts';
import { processorTicks, ticksPerSecond } from './processor-ticks.ts';

const PAGES = 6_000;
const SEARCHES = 1_200;
const DOCUMENTS = 240;
const CLERKS = 12;

type Place = { program: Program; desk: Desk };

/**
 * So many processes of one shop, on one PostgreSQL and one bucket, side by side: pages from memory, documents with their papers and
 * searches a second of all together, and milliseconds of CPU that each cost in the programs. Each process is asked as much as the others.
 */
export async function processesCost(
  counts: number[],
  tell: (processes: number, figures: Record<string, number>) => void,
): Promise<void> {
  const postgres = await openTestPostgres({ durable: true });
  const s3 = await openTestS3();
  const folders: string[] = [];
  const env = (): Record<string, string> => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-processes-'));
    folders.push(folder);
    const keys = { S3_ACCESS_KEY_ID: s3.keys.id, S3_SECRET_ACCESS_KEY: s3.keys.secret };
    return { PORT: '0', DATA_DIR: folder, DATABASE_URL: databaseUrl, FILES_URL: s3.url, ...keys };
  };
  const databaseUrl = await postgres.freshDatabase();
  const places: Place[] = [];
  try {
    for (const count of counts) {
      while (places.length < count) {
        const program = await startProgram(env(), { again: places.length > 0 });
        places.push({ program, desk: await openDesk(() => program.origin, program) });
      }
      await work(places, 1 / 6);
      tell(count, await work(places, 1));
    }
  } finally {
    for (const { program, desk } of places) {
      desk.close();
      await program.kill('SIGTERM');
    }
    await postgres.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** What all of them do a second of each kind, and what each costs. `part` of it warms them up. */
async function work(places: Place[], part: number): Promise<Record<string, number>> {
  const of = (all: number) => Math.ceil((all * part) / places.length);
  const get = (path: string, token = '') =>
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\n${token && `Authorization: Bearer ${token}\r\n`}\r\n`;
  const search = `${paths.jump}?q=sample`;
  return {
    ...(await cost(places, 'pages', of(PAGES), ({ program }, times) => askOften(program.origin, get('/'), times, 200))),
    ...(await cost(places, 'searches', of(SEARCHES), ({ program, desk }, times) =>
      askOften(program.origin, get(search, desk.token), times, 200),
    )),
    ...(await cost(places, 'issues', of(DOCUMENTS), issueMany)),
  };
}

let issued = 0;

async function issueMany({ desk }: Place, times: number): Promise<void> {
  let left = times;
  const clerk = async () => {
    while (left-- > 0) await desk.issue(issued++);
  };
  await Promise.all(Array.from({ length: CLERKS }, clerk));
}

async function cost(
  places: Place[],
  what: string,
  times: number,
  ask: (place: Place, times: number) => Promise<void>,
): Promise<Record<string, number>> {
  const ticks = () => places.reduce((sum, { program }) => sum + processorTicks(program.pid), 0);
  const [before, begun] = [ticks(), performance.now()];
  await Promise.all(places.map((place) => ask(place, times)));
  const seconds = (performance.now() - begun) / 1000;
  const all = times * places.length;
  return { [what]: all / seconds, [`${what}Ms`]: ((ticks() - before) / ticksPerSecond / all) * 1000 };
}
