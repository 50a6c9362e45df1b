import { setTimeout } from 'node:timers/promises';
import { buildPicture } from '#test/build/build-picture.ts';
import { buildInput } from '#test/build/factories.ts';
import { type Program, startProgram } from '#test/program/start-program.ts';
import { type Drill, withFault } from './drill.ts';
import { logIn } from './open-desk.ts';
import { withStores } from './with-stores.ts';

/** A program that is stopped at work answers every accepted request whole. */
export const stop: Drill = {
  name: 'stop',
  holds: 'A program that is told to end answers all that it has taken on, and is gone within eight seconds',
  faults: [
    {
      name: 'an end in the middle of what is in flight',
      file: 'main.ts',
      replace: '() => stop(config.drainSeconds * 1000)',
      by: '() => process.exit(0)',
    },
  ],
  run: ({ size, fault }, tell) =>
    withStores('SQLite', async ({ dataDir, databaseUrl }) => {
      for (let turn = 1; turn <= (size === 'long' ? 10 : 1); turn++) {
        // Without draining, as an operator who has one process ends it, and with it, as behind a proxy.
        const drain = size === 'long' ? String(turn % 2) : '1';
        const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DRAIN_SECONDS: drain };
        const program = await startProgram({ ...env, ...withFault(fault) }, { again: turn > 1 });
        try {
          const found = await endAtWork(program, Number(drain) * 1000, size === 'long' ? crowd : few);
          const good = found.broken.length === 0 && found.exitCode === 0 && found.milliseconds < 8000;
          tell(`turn ${turn}, draining ${drain} s`, good && found.answered > 0, found);
        } finally {
          await program.kill('SIGKILL');
        }
      }
    }),
};

/** A call that comes while the door closes may find it closed; one that came this long before has been taken on. */
const AT_THE_DOOR = 500;

/** How many ask at once, how long before the end, with what pause between two calls, and how wide their pictures are. */
const crowd = { clients: { document: 4, picture: 3, page: 4 }, before: 3000, pause: 0, width: 1600 };
const few: typeof crowd = { clients: { document: 1, picture: 1, page: 1 }, before: 0, pause: 50, width: 1000 };

/** Calls without end, each on a connection of its own, until none comes about any more. */
async function endAtWork(program: Program, drain: number, { clients, before, pause, width }: typeof crowd) {
  const token = await logIn(program.origin, program);
  const headers = { Authorization: `Bearer ${token}`, Connection: 'close' };
  const failures: { what: string; begun: number }[] = [];
  let told = Number.POSITIVE_INFINITY;
  let answered = 0;
  const warm = new Set<string>();
  const warmedUp = Promise.withResolvers<void>();
  let afterTheWord = 0;
  const keepAsking = async (what: string, once: () => Promise<Response>) => {
    for (;;) {
      const begun = performance.now();
      try {
        const answer = await once();
        await answer.arrayBuffer();
        if (![200, 201, 503].includes(answer.status)) failures.push({ what: `${what}: ${answer.status}`, begun: 0 });
        answered += 1;
        if (warm.add(what).size === 3) warmedUp.resolve();
        if (performance.now() > told) afterTheWord += 1;
        await setTimeout(pause);
      } catch (error) {
        failures.push({ what: `${what}: ${error instanceof Error ? error.cause : error}`, begun });
        return;
      }
    }
  };
  const issue = () =>
    fetch(`${program.origin}/api/generateInvoice`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(buildInput()),
    });
  let pictures = 0;
  const large = await buildPicture({ width, height: (width * 3) / 4 });
  const upload = () => {
    const body = new FormData();
    // Each is another file: what stands behind the end of a JPEG is not part of the picture.
    body.append('file', new Blob([large, String(Math.random())]), 'any.jpg');
    pictures += 1;
    const name = `end-${program.pid}-${pictures}.jpg`;
    return fetch(`${program.origin}/api/uploadfiles/wallpapers/${name}`, { method: 'POST', headers, body });
  };
  const read = () => fetch(`${program.origin}/wallpapers`, { headers: { Connection: 'close' } });
  const once = { document: issue, picture: upload, page: read };
  const asking = (['document', 'picture', 'page'] as const).flatMap((what) =>
    Array.from({ length: clients[what] }, () => keepAsking(what, once[what])),
  );
  // The first of each kind starts processes, which takes as long as the machine is busy: the end comes after it.
  await Promise.race([warmedUp.promise, Promise.all(asking)]);
  await setTimeout(before);
  told = performance.now();
  await program.kill('SIGTERM');
  const milliseconds = Math.round(performance.now() - told);
  await Promise.all(asking);
  const broken = failures.filter(({ begun }) => begun < told + drain - AT_THE_DOOR).map(({ what }) => what);
  return { answered, afterTheWord, milliseconds, exitCode: program.exitCode(), broken: broken.slice(0, 5) };
}
