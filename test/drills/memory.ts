import { startProgram } from '#test/program/start-program.ts';
import { type Drill, withFault } from './drill.ts';
import { mixedLoad } from './mixed-load.ts';
import { openDesk } from './open-desk.ts';
import { watchMemory } from './watch-memory.ts';
import { withStores } from './with-stores.ts';

const MOST_MEGABYTES = 300;
const MOST_WITH_CHILDREN = 1200;
const MOST_SLOPE = 1;

/** Visitors, clerks and picture bombs for half an hour: memory comes to rest. */
export const memory: Drill = {
  name: 'memory',
  holds: 'Half an hour of visitors, documents, pictures and picture bombs leaves memory where it was',
  faults: [
    {
      name: 'something kept of every request',
      file: 'server/middleware/identify-request.ts',
      replace: 'const requestId = newId();',
      by: 'const requestId = newId(); (globalThis.kept ??= []).push(new Uint8Array(500_000).fill(1));',
    },
  ],
  run: ({ size, fault, minutes = size === 'long' ? 30 : 0.5 }, tell) =>
    withStores('SQLite', async ({ dataDir, databaseUrl }) => {
      const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...withFault(fault) };
      const program = await startProgram(env);
      const memory = watchMemory(program.pid);
      try {
        const desk = await openDesk(() => program.origin, program);
        const done = await mixedLoad(desk, minutes * 60_000);
        const found = memory.stop();
        // A line through a few minutes says more of when the last collection was than of a leak.
        const flat = minutes < 15 || found.slope < MOST_SLOPE;
        const good = flat && found.top <= MOST_MEGABYTES && found.topWithChildren <= MOST_WITH_CHILDREN;
        tell(`${minutes} minutes`, good && done.unexpected.length === 0, { ...found, ...done });
      } finally {
        memory.stop();
        await program.kill('SIGKILL');
      }
    }),
};
