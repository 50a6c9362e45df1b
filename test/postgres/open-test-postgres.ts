import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { postgresBinaries } from './postgres-binaries.ts';
import { quickFolder } from './quick-folder.ts';

export type TestPostgres = {
  /** The folder of its Unix socket: with `postgresAt`, all that another process needs to use it. */
  socketFolder: string;
  url(database: string): string;
  /** Makes an empty database and answers its URL. */
  freshDatabase(): Promise<string>;
  /** Makes a copy of a database that nobody is connected to, and answers its URL. */
  copyDatabase(of: string): Promise<string>;
  /** Ends it at once, as its own processes' death would, and starts it again: it must recover from its log. */
  crash(): Promise<void>;
  /** Copies it while it runs, and starts the copy as a replica that streams from it. */
  standby(): Promise<RunningPostgres & { stop(): Promise<void> }>;
  stop(): Promise<void>;
};

/**
 * Starts a PostgreSQL of its own: a new data folder, a Unix socket and no port, so that any number run side by side.
 * `durable`: on the disk and with fsync, for drills that kill it; without, a test waits for no disk.
 */
export async function openTestPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const { initdb, postgres } = postgresBinaries();
  // A Unix socket's path has room for about 100 characters, and the system's temporary folder may take half of them.
  const folder = mkdtempSync(join(durable ? tmpdir() : quickFolder(), 'vitrine-pg-'));
  const data = join(folder, 'data');
  const user = postgresUser();
  if (user) chownSync(folder, user.uid, user.gid);
  try {
    const flags = ['--no-sync', '--encoding=UTF8', '--locale=C', '--auth=trust', '--username=postgres'];
    execFileSync(initdb, [...flags, `--pgdata=${data}`], { ...user, env: plainLanguage(), stdio: 'pipe' });
    const start = () => startServer(postgres, folder, ['-D', data, '-k', folder, ...settings(durable)], user);
    const servers = [await start()];
    return {
      ...postgresAt(folder),
      crash: async () => {
        await endAtOnce(join(data, 'postmaster.pid'));
        servers.unshift(await start());
      },
      standby: async () => {
        const copy = mkdtempSync(join(quickFolder(), 'vitrine-pg-'));
        await copyRunning(folder, copy, user);
        const server = await startServer(
          postgres,
          copy,
          ['-D', join(copy, 'data'), '-k', copy, ...settings(durable)],
          user,
        );
        return { ...postgresAt(copy), stop: () => stopServer(server) };
      },
      stop: async () => {
        for (const server of servers) await stopServer(server);
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** A PostgreSQL that another process has started, and ends. */
export type RunningPostgres = Omit<TestPostgres, 'crash' | 'standby' | 'stop'>;

export function postgresAt(socketFolder: string): RunningPostgres {
  const url = (database: string) => `postgres://postgres@/${database}?host=${encodeURIComponent(socketFolder)}`;
  const make = async (template: string) => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await ask(url('postgres'), `create database ${name} template ${template} strategy file_copy`);
    return url(name);
  };
  return {
    socketFolder,
    url,
    freshDatabase: () => make('template0'),
    copyDatabase: (of) => make(/test_\w+/.exec(of)?.[0] ?? ''),
  };
}

/** Removes what `freshDatabase` made, also while something is still connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  const [, name = '', query = ''] = /^postgres:\/\/postgres@\/(test_\w+)(\?.*)$/.exec(url) ?? [];
  await ask(`postgres://postgres@/postgres${query}`, `drop database if exists ${name} with (force)`);
}

const askers = new Map<string, Pool>();

/** Through one connection of this process to each server: a new one for each question was a third of making and removing a database. */
async function ask(url: string, statement: string): Promise<void> {
  const asker = askers.get(url) ?? new Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  if (!askers.has(url)) {
    askers.set(url, asker);
    // The server ends before this process does.
    asker.on('error', () => {});
  }
  await asker.query(statement);
}

/** https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP: the tests' PostgreSQL has no pg_basebackup. */
async function copyRunning(from: string, to: string, user: PosixUser | null): Promise<void> {
  const client = new Client({ connectionString: postgresAt(from).url('postgres') });
  await client.connect();
  const data = join(to, 'data');
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    cpSync(join(from, 'data'), data, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  writeFileSync(join(data, 'standby.signal'), '');
  appendFileSync(join(data, 'postgresql.conf'), `\nprimary_conninfo = 'host=${from} user=postgres'\n`);
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, to]);
}

/** PostgreSQL refuses to run as root; 65534 is `nobody`. */
export function postgresUser(): PosixUser | null {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : null;
}

type PosixUser = { uid: number; gid: number };

function plainLanguage() {
  return { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
}

function settings(durable: boolean) {
  const safe = durable ? 'on' : 'off';
  const values = { listen_addresses: '', max_connections: 200, shared_buffers: '64MB' };
  const durability = { fsync: safe, synchronous_commit: safe, full_page_writes: safe, max_wal_size: '256MB' };
  return Object.entries({ ...values, ...durability }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

// The shell holds our pipe: when this process ends, the pipe closes and the server goes with its folder.
const UNTIL_PIPE_CLOSES =
  'trap "" INT; "$0" "$@" & server=$!; cat >/dev/null; kill -INT $server 2>/dev/null; wait $server; rm -rf "$FOLDER"';

async function startServer(postgres: string, folder: string, flags: string[], user: PosixUser | null) {
  const env = { ...plainLanguage(), FOLDER: folder };
  const server = spawn('sh', ['-c', UNTIL_PIPE_CLOSES, postgres, ...flags], { ...user, env });
  server.stdout.resume();
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    const refuse = () => reject(new Error(`The test PostgreSQL did not start:\n${said}`));
    const timeouts = globalThis.setTimeout(refuse, 60_000);
    server.stderr.on('data', (text: Buffer) => {
      said = (said + text).slice(-4_000);
      if (/ready to accept (?:read-only )?connections/.test(said)) resolve(clearTimeout(timeouts));
      if (said.includes('database system is shut down')) refuse();
    });
    server.on('error', reject).on('exit', refuse);
  });
  await ready.catch((error) => {
    server.stdin.end();
    throw error;
  });
  return server;
}

async function endAtOnce(pidFile: string) {
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
  while (existsSync(pidFile)) await setTimeout(20);
}

function stopServer(server: ChildProcess & { stdin: { end(): void } }) {
  return new Promise<void>((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.on('exit', () => resolve());
    server.stdin.end();
  });
}
