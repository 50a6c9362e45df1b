import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { quickFolder } from '#test/postgres/quick-folder.ts';
import { freePort } from '#test/program/start-program.ts';
import { canMount } from '../small-disk.ts';
import { openNodeNetwork } from './node-network.ts';
import { openPatroniNode, type PatroniNode } from './patroni-node.ts';
import { ended, startAsNobody } from './processes.ts';

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** Which node is the primary, and since when: a new one is another node, or one that started again. */
export type Primary = { node: PatroniNode; identity: string };

const NODES = 3;
/** How long a standby may take to come back by itself, in milliseconds. */
const WAITS_FOR_STANDBY = 90_000;
/** Of the disk of a node, in megabytes. */
const DISK = 420;

/** Three PostgreSQL servers under Patroni with etcd, and HAProxy before them, each a process of this machine in a temporary folder. */
export async function openCluster({ synchronous }: { synchronous: boolean }) {
  const folder = mkdtempSync(join(quickFolder(), 'vitrine-failover-'));
  chmodSync(folder, 0o755);
  const network = openNodeNetwork(NODES);
  const ownDisks = canMount();
  const ends: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true }), network.remove];
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  // Namespaces and disks outlive the process that made them.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop().finally(() => process.exit(130)));
  const makeFolder = (name: string) => {
    const made = join(folder, name);
    mkdirSync(made, { mode: 0o700 });
    if (process.getuid?.() === 0) chownSync(made, 65534, 65534);
    return made;
  };
  try {
    const etcd = await startEtcd(makeFolder('etcd'), network.host);
    ends.push(etcd.stop);
    const nodes: PatroniNode[] = [];
    for (let number = 0; number < NODES; number++) {
      const own = makeFolder(`node${number}`);
      if (ownDisks) {
        const options = `size=${DISK}m,mode=700,uid=65534,gid=65534`;
        execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', own]);
        ends.push(() => void execFileSync('umount', ['--lazy', own]));
      }
      const settings = { network, etcd: etcd.address, binaries: postgresFolder(), folder: own, synchronous };
      const node = await openPatroniNode(number, settings);
      ends.push(node.stop);
      nodes.push(node);
    }
    const primary = async (): Promise<Primary | null> => {
      const seen = await Promise.all(nodes.map((node) => node.status()));
      const index = seen.findIndex(
        (status) => status && /master|primary/.test(status.role) && status.state === 'running',
      );
      const node = nodes[index];
      return node ? { node, identity: `${node.name} since ${seen[index]?.since}, ${seen[index]?.timeline}` } : null;
    };
    /** Standbys that were made anew, as docs/operations.md tells operators to do. */
    const madeAnew: string[] = [];
    /**
     * Until there are a primary and two standbys, one of which has all that is acknowledged. A standby that does not come back by
     * itself is made anew.
     */
    const whole = async (seconds: number) => {
      const begun = Date.now();
      for (let asked = false; ; await setTimeout(500)) {
        const found = await primary();
        const { streaming, roles } = found ? await standbysOf(found.node) : { streaming: [], roles: [] };
        const isWhole = streaming.length === NODES - 1 && (!synchronous || roles.includes('sync_standby'));
        if (found && isWhole) return found;
        if (Date.now() - begun > seconds * 1000) {
          const said = nodes.map((node) => node.said().slice(-1500)).join('\n---\n');
          throw new Error(`The cluster is not whole after ${seconds} s: ${streaming} stream, ${roles}. ${said}`);
        }
        if (!found || asked || Date.now() - begun < WAITS_FOR_STANDBY) continue;
        asked = true;
        for (const node of nodes.filter((each) => each !== found.node && !streaming.includes(each.name))) {
          madeAnew.push(node.name);
          await node.ask('/reinitialize', { force: true }).catch(() => {});
        }
      }
    };
    const first = await whole(180);
    await ask(first.node.postgres, 'create database shop');
    const haproxy = await startHaproxy(folder, nodes);
    ends.push(haproxy.stop);
    return {
      nodes,
      primary,
      /** The standby that has all that is acknowledged, as etcd itself says: a node's view of it can be an old one. */
      synchronous: async (): Promise<string> => {
        const answer = await fetch(`http://${etcd.address}/v2/keys/drill/vitrine/sync`);
        const { node } = (await answer.json()) as { node?: { value: string } };
        return (node && (JSON.parse(node.value) as { sync_standby: string | null }).sync_standby) ?? 'none';
      },
      whole,
      madeAnew,
      url: `postgres://postgres:drill@127.0.0.1:${haproxy.port}/shop`,
      tellHaproxy: haproxy.tell,
      setCable: network.setCable,
      ownDisks,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Which of them stream, and the roles that Patroni gives: it would promote nobody while one should be synchronous and none is. */
async function standbysOf({ postgres, rest }: PatroniNode): Promise<{ streaming: string[]; roles: string[] }> {
  // A base backup streams, too.
  const question = "select application_name as name from pg_stat_replication where state = 'streaming'";
  const rows = await ask(postgres, question).catch(() => []);
  const { members } = await fetch(`http://${rest}/cluster`, { signal: AbortSignal.timeout(2000) })
    .then((answer) => answer.json() as Promise<{ members: { role: string }[] }>)
    .catch(() => ({ members: [] }));
  const names = rows.map(({ name }) => String(name)).filter((name) => name.startsWith('node'));
  return { streaming: names, roles: members.map(({ role }) => role) };
}

async function ask(address: string, statement: string): Promise<Record<string, unknown>[]> {
  const connectionString = `postgres://postgres:drill@${address}/postgres`;
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000, query_timeout: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Debian's: Patroni needs pg_rewind and pg_basebackup, which the tests do not bring. The newest. */
export function postgresFolder(): string {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  return `/usr/lib/postgresql/${versions.sort((one, other) => Number(other) - Number(one))[0]}/bin`;
}

async function startEtcd(folder: string, host: string) {
  const [clients, peers] = [await freePort(), await freePort()];
  const address = `${host}:${clients}`;
  const { child, said } = startAsNobody([
    ...['etcd', '--enable-v2', '--name', 'drill', '--data-dir', join(folder, 'data')],
    ...['--listen-client-urls', `http://${address}`, '--advertise-client-urls', `http://${address}`],
    ...[
      '--listen-peer-urls',
      `http://127.0.0.1:${peers}`,
      '--initial-advertise-peer-urls',
      `http://127.0.0.1:${peers}`,
    ],
    ...['--initial-cluster', `drill=http://127.0.0.1:${peers}`],
  ]);
  await answersAt(`http://${address}/health`, () => said());
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
  };
  return { address, stop };
}

/** As docs/operations.md tells operators to set it up. */
async function startHaproxy(folder: string, nodes: PatroniNode[]) {
  const port = await freePort();
  const socket = join(folder, 'haproxy.sock');
  const file = join(folder, 'haproxy.cfg');
  const servers = nodes.map(
    ({ name, postgres, rest }) =>
      `  server ${name} ${postgres} check addr ${rest.split(':')[0]} port ${rest.split(':')[1]}`,
  );
  writeFileSync(
    file,
    `global
  maxconn 500
  stats socket ${socket} mode 600 level admin
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 5s
  retries 1
listen database
  bind 127.0.0.1:${port}
  option httpchk
  http-check send meth GET uri /primary
  http-check expect status 200
  default-server inter 1s fall 3 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  );
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  for (let tries = 0; !existsSync(socket); tries++) {
    if (tries === 200) throw new Error('haproxy does not start.');
    await setTimeout(50);
  }
  // At first it takes every server for a primary.
  for (let [tries, found] = [0, 0]; found < 5; tries++) {
    const [row] = await ask(`127.0.0.1:${port}`, 'select pg_is_in_recovery() as standby').catch(() => []);
    found = row?.standby === false ? found + 1 : 0;
    if (tries === 100) throw new Error('haproxy finds no primary.');
    await setTimeout(400);
  }
  /** A command of its administrator. */
  const tell = (command: string) =>
    new Promise<void>((resolve, reject) => {
      const line = connect(socket, () => line.write(`${command}\n`));
      line.on('error', reject).on('close', () => resolve());
      line.resume();
    });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
  };
  return { port, tell, stop };
}

async function answersAt(address: string, said: () => string) {
  for (let tries = 0; ; tries++) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    if (tries === 200) throw new Error(`Nothing answers at ${address}: ${said()}`);
    await setTimeout(100);
  }
}
