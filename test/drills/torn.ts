import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram } from '#test/program/start-program.ts';
import { type Drill, withFault } from './drill.ts';
import { asFigures } from './issue-many.ts';
import { openDesk } from './open-desk.ts';
import { lostAfterKill, tearLog } from './tear-log.ts';
import { withStores } from './with-stores.ts';

// SQLite moves the log into the database at 1,000 pages; what is there already must not be torn, and no power cut tears it.
const MOST_LOG = 1000 * 4120;

/** The log of a shop that lost its power, cut and damaged: each time the shop comes back as it once was. */
export const torn: Drill = {
  name: 'torn',
  holds:
    'Whatever a power cut leaves of the write-ahead log, the shop comes back whole, as it stood after some document',
  faults: [
    {
      name: 'number, row and audit line each by itself',
      file: 'adapters/database/invoices/issue-in-series.ts',
      replace: 'await database.write.transaction().execute((transaction) => issue(transaction, entry))',
      by: 'await issue(database.write as never, entry)',
    },
  ],
  run: ({ size, fault }, tell) =>
    withStores('SQLite', async ({ dataDir, databaseUrl }) => {
      const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...withFault(fault) };
      if (size === 'long') {
        const first = await startProgram(env);
        await issueSome(first, 0, 5);
        // A polite end leaves no log behind.
        await first.kill('SIGTERM');
      }
      const second = await startProgram(env, { again: size === 'long' });
      // The log of a shop that was never open before also holds its first account.
      const acknowledged = await issueSome(second, 100, size === 'long' ? 22 : 18);
      await second.kill('SIGKILL');
      const log = join(dataDir, 'vitrine.db-wal');
      if (!existsSync(log) || statSync(log).size > MOST_LOG) throw new Error('The log is not as the drill needs it.');
      const report = await tearLog(dataDir, size === 'long' ? 400 : 16, Date.now());
      const lost = await lostAfterKill(dataDir, acknowledged);
      tell('what was acknowledged before the kill', lost.length === 0, { acknowledged: acknowledged.length, lost });
      // Damage that does none would prove nothing.
      const bites = report.states > (size === 'long' ? 20 : 5);
      tell('the write-ahead log', report.wrong.length === 0 && bites, asFigures(report));
    }),
};

/** Two clients issue so many documents; their numbers. */
async function issueSome(program: Awaited<ReturnType<typeof startProgram>>, from: number, count: number) {
  const desk = await openDesk(() => program.origin, program);
  const numbers: string[] = [];
  let next = from;
  const client = async () => {
    for (let document = next++; document < from + count; document = next++) numbers.push(await desk.issue(document));
  };
  await Promise.all([client(), client()]);
  return numbers;
}
