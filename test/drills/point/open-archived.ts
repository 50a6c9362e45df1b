import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { quickFolder } from '#test/postgres/quick-folder.ts';
import { machineEnvironment } from '#test/program/machine-environment.ts';
import { freePort, type Program, startProgram } from '#test/program/start-program.ts';
import { openSwift, type Swift } from '#test/s3/open-swift.ts';
import { postgresFolder } from '../failover/open-cluster.ts';
import { ended, startAsNobody } from '../failover/processes.ts';
import { commandsOf } from './read-chapter.ts';

export type Archived = Awaited<ReturnType<typeof openArchived>>;

/** What the chapter names, and what stands for it here. */
type Names = Record<string, string>;

/** Of the operator's time zone. */
const INDIA = 5.5 * 3600_000;

/** A PostgreSQL and a shop on it, set up by the words of a chapter, whose commands run here with this machine's names. */
export async function openArchived(postgresConf: string) {
  const folder = mkdtempSync(join(quickFolder(), 'vitrine-point-'));
  const home = join(folder, 'postgres');
  chmodSync(folder, 0o755);
  mkdirSync(home);
  if (process.getuid?.() === 0) chownSync(home, 65534, 65534);
  const ends: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop().finally(() => process.exit(130)));

  const data = join(home, 'main');
  const pgbackrest = join(folder, 'pgbackrest.conf');
  const env = { HOME: home, PGHOST: home, PGUSER: 'postgres', PGBACKREST_CONFIG: pgbackrest };
  const shop = {
    DATA_DIR: join(folder, 'shop'),
    DATABASE_URL: `postgres://postgres@/vitrine?host=${encodeURIComponent(home)}`,
    PORT: String(await freePort()),
  };
  const asPostgres = async (words: string[]) => {
    const { child, said } = startAsNobody(words, env);
    await ended(child);
    return { ok: child.exitCode === 0, said: said() };
  };
  const running: { postgres: ReturnType<typeof startAsNobody> | null; shop: Program | null } = {
    postgres: null,
    shop: null,
  };
  const endPostgres = async (signal: NodeJS.Signals) => {
    running.postgres?.child.kill(signal);
    if (running.postgres) await ended(running.postgres.child);
  };
  let opened = false;
  const services = {
    postgresql: {
      start: async () => {
        running.postgres = startAsNobody([join(postgresFolder(), 'postgres'), '-D', data, '-k', home], env);
        for (let tries = 0; !(await asPostgres(['psql', '-c', 'select 1'])).ok; tries++) {
          if (tries === 300) throw new Error(`PostgreSQL does not start: ${running.postgres.said()}`);
          await setTimeout(100);
        }
      },
      stop: () => endPostgres('SIGINT'),
    },
    vitrine: {
      start: async () => {
        running.shop = await startProgram(shop, { again: opened });
        opened = true;
      },
      stop: async () => running.shop?.kill('SIGTERM'),
    },
  };

  const runCommand = async (command: string) => {
    const [, words] = /^sudo -u postgres (.*)$/.exec(command) ?? [];
    if (words) return asPostgres(['sh', '-c', words]);
    const asOperator = { env: { ...machineEnvironment, ...shop }, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command.replace(/^sudo -u vitrine /, '')], asOperator);
    return { ok: status === 0, said: stdout + stderr };
  };
  /** Gives one command of an operator and answers what it said; one that fails throws that. */
  const give = async (command: string): Promise<string> => {
    const [, deed, name] = /^systemctl (start|stop) (\w+)$/.exec(command) ?? [];
    if (name) {
      await services[name as keyof typeof services][deed as 'start' | 'stop']();
      return '';
    }
    const { ok, said } = await runCommand(command);
    if (!ok) throw new Error(`${command}: ${said.slice(-1000)}`);
    return said;
  };

  try {
    const swift = await openSwift(folder);
    ends.push(swift.close, () => endPostgres('SIGQUIT'), services.vitrine.stop);
    const flags = ['--data-checksums', '--encoding=UTF8', '--locale=C', '--auth=trust', '--username=postgres'];
    const made = await asPostgres([join(postgresFolder(), 'initdb'), ...flags, '-D', data]);
    if (!made.ok) throw new Error(made.said);
    writeFileSync(join(data, 'postgresql.conf'), `listen_addresses = ''\n${postgresConf}`, { flag: 'a' });
    await services.postgresql.start();
    await give("sudo -u postgres psql -c 'create database vitrine'");
    await services.vitrine.start();
    return {
      databaseUrl: shop.DATABASE_URL,
      dataDir: shop.DATA_DIR,
      shop: () => running.shop as Program,
      give,
      /** Follows a block of the chapter line by line, and answers the seconds that it took. */
      follow: async (block: string, names: Names): Promise<number> => {
        const begun = performance.now();
        for (const command of commandsOf(exchange(block, names))) await give(command);
        return Math.round((performance.now() - begun) / 100) / 10;
      },
      /** The names of folders that the chapter's commands have. */
      folders: { '/var/lib/postgresql/15': home },
      /** Writes the file of pgBackRest as the chapter has it, for this bucket and with this secret. */
      configure: (block: string, secret = swift.keys.secret) =>
        writeFileSync(
          pgbackrest,
          `${exchange(block, { ...namesOf(swift, secret), '/var/lib/postgresql/15': home })}
pg1-user=postgres
pg1-socket-path=${home}
[global]
repo1-storage-port=${swift.port}
repo1-storage-verify-tls=n
log-level-file=off
lock-path=${home}/lock
spool-path=${home}/spool
`,
        ),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function namesOf({ bucket, region, keys }: Swift, secret: string): Names {
  return {
    's3.example.com': '127.0.0.1',
    'ap-south-1': region,
    'example-log': bucket,
    '=KEY\n': `=${keys.id}\n`,
    '=SECRET\n': `=${secret}\n`,
  };
}

/** Puts other names into a text, of which each must be in it. */
function exchange(text: string, names: Names): string {
  return Object.entries(names).reduce((changed, [name, by]) => {
    if (!changed.includes(name)) throw new Error(`The chapter does not name ${name}.`);
    return changed.replaceAll(name, by);
  }, text);
}

/** A moment as the chapter writes one: 2026-11-28 14:59:00+05:30. */
export function indianTime(moment: number): string {
  return `${new Date(moment + INDIA).toISOString().slice(0, 19).replace('T', ' ')}+05:30`;
}
