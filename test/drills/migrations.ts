import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { machineEnvironment } from '#test/program/machine-environment.ts';
import { type Drill, type Fault, withFault } from './drill.ts';
import { bringUp, fillOldShop, lookAt } from './old-shop.ts';
import { withStores } from './with-stores.ts';

/** A shop of an older release is brought up to this one, however often that is cut off in the middle. */
export const migrations: Drill = {
  name: 'migrations',
  holds:
    'A migration that is killed before any of its statements leaves the shop as it was, and the next start brings it up',
  faults: [
    {
      name: 'migrations outside of a transaction',
      file: 'adapters/database/migrations/migrate.ts',
      replace: 'database.write.transaction().execute(async (transaction) => {',
      by: '((work) => work(database.write))(async (transaction) => {',
    },
  ],
  run: async ({ size, fault, postgres: running }, tell) => {
    for (const engine of ['SQLite', 'PostgreSQL'] as const)
      await withStores(
        engine,
        async ({ dataDir, databaseUrl, postgres }) => {
          const documents = await fillOldShop(databaseUrl, size === 'long' ? 200 : 20);
          const before = await lookAt(databaseUrl);
          const copy = async (turn: number): Promise<string> => {
            if (postgres) return postgres.copyDatabase(databaseUrl);
            const file = join(dataDir, `copy-${turn}.db`);
            copyFileSync(databaseUrl.slice('sqlite:'.length), file);
            return `sqlite:${file}`;
          };
          const wrong: string[] = [];
          let kills = 0;
          for (let statement = 1; ; statement += size === 'long' ? 1 : 100) {
            const url = await copy(statement);
            if (!diedAt(url, statement, fault)) break;
            kills += 1;
            if ((await lookAt(url)).all !== before.all) wrong.push(`changed by a kill before statement ${statement}`);
            const trouble = await bringUp(url, before);
            if (trouble) wrong.push(`${trouble} after a kill before statement ${statement}`);
          }
          tell(engine, wrong.length === 0 && kills > 2, { documents, kills, wrong: wrong.slice(0, 5) });
        },
        running,
      );
  },
};

/** False when the migration was over before it came to that statement. */
function diedAt(databaseUrl: string, statement: number, fault: Fault | null): boolean {
  const script = (name: string) => join(import.meta.dirname, name);
  const words = fault ? ['--import', pathToFileURL(script('../program/plant-fault.ts')).href] : [];
  const { signal, status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...words, script('migrate-and-die.ts'), databaseUrl, String(statement)],
    { env: { ...machineEnvironment, ...withFault(fault) } },
  );
  if (signal !== 'SIGKILL' && status !== 0) throw new Error(String(stderr));
  return signal === 'SIGKILL';
}
