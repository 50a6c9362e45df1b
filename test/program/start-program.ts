import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importCompany } from './import-company.ts';
import { machineEnvironment } from './machine-environment.ts';
import { programIn } from './program-files.ts';

export type Program = {
  origin: string;
  username: string;
  password: string;
  pid: number;
  /** Answers once it is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Null while it runs, and when a signal ended it. */
  exitCode(): number | null;
};

const thisRelease = join(import.meta.dirname, '../..');

/** The password is chance's: who logs in with it talks to the program that was started here, and to no other on that port. */
export const staffOfThisRun = { username: 'drill', password: randomBytes(18).toString('base64url') };

/**
 * Starts the real program, as it was built, and waits until it is ready. Without DEMO=true its firm is imported, and it has no
 * document yet; `again` says that this was done before. PLANTED_FAULT, CLOCK_FILE and SLOW_CLOCK_FROM start it with what they
 * name. `root` is the folder of another release, with its packages in it; `hear` is given all that it writes.
 */
export async function startProgram(
  env: Record<string, string>,
  { again = false, root = thisRelease, hear = (_said: string): void => {} } = {},
): Promise<Program> {
  if (env.DEMO !== 'true' && !again) await (root === thisRelease ? importCompany(env) : importByCommand(env, root));
  const imports = [
    ...(env.PLANTED_FAULT ? ['plant-fault.ts'] : []),
    ...(env.CLOCK_FILE ? ['shift-clock.ts'] : []),
    ...(env.SLOW_CLOCK_FROM ? ['slow-clock.ts'] : []),
  ];
  const words = imports.flatMap((name) => ['--import', pathToFileURL(join(import.meta.dirname, name)).href]);
  const server = programIn(root, 'server', { planted: Boolean(env.PLANTED_FAULT) });
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...words, server], {
    cwd: root,
    env: {
      ...machineEnvironment,
      RATE_LIMITS: 'off',
      DEMO: 'false',
      STAFF_USERNAME: staffOfThisRun.username,
      STAFF_PASSWORD: staffOfThisRun.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
  const origin = await readyOrigin(child);
  return {
    origin,
    ...staffOfThisRun,
    pid: child.pid ?? 0,
    kill: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill(signal);
        await gone;
      }
    },
    exitCode: () => child.exitCode,
  };
}

/** As an operator does it, with the command of that release; its shop has no record yet. */
function importByCommand(env: Record<string, string>, root: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', programIn(root, 'vitrine'), 'company', 'import', 'demo/company.json'],
    { cwd: root, env: { ...machineEnvironment, ...env } },
  );
  if (status !== 0) throw new Error(`The company record cannot be imported: ${stderr}`);
}

function readyOrigin(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (chunk: string) => {
      said = (said + chunk).slice(-4000);
      const origin = /Vitrine is ready at (\S+)/.exec(said)?.[1];
      if (origin) resolve(origin);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The program ended with ${code}: ${said}`)));
  });
}

/** A port that nothing listens on now. A program that is killed and started again needs the same one. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
