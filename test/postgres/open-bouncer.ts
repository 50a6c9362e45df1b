import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { timeLimits } from '#adapters/database/engine/time-limits.ts';
import { postgresUser } from './open-test-postgres.ts';

type Bouncer = {
  /** The folder of its socket: with `throughBouncer`, all that another process needs to use it. */
  folder: string;
  stop(): Promise<void>;
};

/** The address of the same database through a bouncer. */
export function throughBouncer(url: string, folder: string): string {
  return `${url.replace(/host=[^&]*/, `host=${encodeURIComponent(folder)}`)}&port=${PORT}`;
}

const limits = Object.entries(timeLimits);

/** As docs/operations.md tells operators to set it up. */
const asTold = {
  pool_mode: 'transaction',
  ignore_startup_parameters: limits.map(([name]) => name).join(', '),
  connect_query: limits.map(([name, value]) => `set ${name} = ${value}`).join('; '),
};

/**
 * Starts a PgBouncer (Debian's package `pgbouncer`) before the PostgreSQL whose socket is in a folder: on a Unix socket of its own, for
 * every database.
 */
export async function openBouncer(socketFolder: string, otherwise: Partial<typeof asTold> = {}): Promise<Bouncer> {
  const { connect_query, ...told } = { ...asTold, ...otherwise };
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bouncer-'));
  const user = postgresUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const settings = {
    unix_socket_dir: folder,
    listen_port: PORT,
    auth_type: 'any',
    ...told,
    max_client_conn: 500,
    default_pool_size: 16,
  };
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${socketFolder} user=postgres ${connect_query === '' ? '' : `connect_query='${connect_query}'`}`,
      '[pgbouncer]',
      ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
    ].join('\n'),
    { mode: 0o644 },
  );
  const bouncer = spawn('pgbouncer', ['-q', file], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  bouncer.stderr.on('data', (text: Buffer) => {
    said = (said + text).slice(-4_000);
  });
  const failed = new Promise<never>((_, reject) => bouncer.on('error', reject));
  const socket = join(folder, `.s.PGSQL.${PORT}`);
  const ready = async () => {
    while (!(await isTaken(socket))) {
      if (bouncer.exitCode !== null) throw new Error(`PgBouncer did not start:\n${said}`);
      await setTimeout(20);
    }
  };
  await Promise.race([ready(), failed]);
  return {
    folder,
    stop: async () => {
      const gone = new Promise((resolve) => bouncer.once('exit', resolve));
      // SIGTERM would wait for those who are connected.
      bouncer.kill('SIGQUIT');
      if (bouncer.exitCode === null) await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether somebody listens at a socket: its file is there a moment before. */
async function isTaken(path: string): Promise<boolean> {
  const caller = connect(path);
  try {
    await once(caller, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    caller.destroy();
  }
}

// No port: the name of the socket ends with it.
const PORT = 6432;
