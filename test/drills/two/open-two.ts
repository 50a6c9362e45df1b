import { setTimeout } from 'node:timers/promises';
import { openProxy } from '#test/program/open-proxy.ts';
import { freePort, type Program, startProgram } from '#test/program/start-program.ts';
import { openTestS3 } from '#test/s3/open-test-s3.ts';
import { type Fault, withFault } from '../drill.ts';
import { withStores } from '../with-stores.ts';

export type Two = {
  /** The proxy's. */
  origin: string;
  databaseUrl: string;
  program(index: number): Program;
  /** Ends one and starts it again, with changes to its environment; answers how long it took to end. */
  restart(index: number, signal: NodeJS.Signals, changes?: Record<string, string>): Promise<number>;
  crashDatabase(): Promise<void>;
};

/** Two programs on one PostgreSQL and one S3 store behind haproxy, for as long as the work takes. */
export function withTwo(fault: Fault | null, work: (two: Two) => Promise<void>): Promise<void> {
  return withStores('PostgreSQL', async ({ dataDir, databaseUrl, postgres }) => {
    const s3 = await openTestS3();
    const ports = [await freePort(), await freePort()];
    const environments = ports.map(
      (port): Record<string, string> => ({
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        FILES_URL: s3.url,
        S3_ACCESS_KEY_ID: s3.keys.id,
        S3_SECRET_ACCESS_KEY: s3.keys.secret,
        TRUSTED_PROXIES: '127.0.0.1',
        DRAIN_SECONDS: '2',
        ...withFault(fault),
      }),
    );
    const programs: Program[] = [];
    const program = (index: number) => programs[index] as Program;
    try {
      for (const [index, environment] of environments.entries())
        programs[index] = await startProgram(environment, { again: index > 0 });
      const proxy = await openProxy(dataDir, ports);
      const restart: Two['restart'] = async (index, signal, changes = {}) => {
        const begun = performance.now();
        await program(index).kill(signal);
        const took = Math.round(performance.now() - begun);
        const environment = Object.assign(environments[index] ?? {}, changes);
        programs[index] = await startAgain(environment);
        return took;
      };
      const crashDatabase = async () => postgres?.crash?.();
      await work({ origin: proxy.origin, databaseUrl, program, restart, crashDatabase }).finally(proxy.close);
    } finally {
      for (const each of programs) await each.kill('SIGKILL');
    }
  });
}

/** A service's supervisor starts it until it stays: the database may be away just then. */
async function startAgain(environment: Record<string, string>): Promise<Program> {
  for (let tries = 1; ; tries++) {
    const program = await startProgram(environment, { again: true }).catch((error: unknown) => {
      if (tries === 20) throw error;
    });
    if (program) return program;
    await setTimeout(200);
  }
}
