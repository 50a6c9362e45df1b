import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#test/program/start-program.ts';
import type { NodeNetwork } from './node-network.ts';
import { ended, familyOf, isRunning, read, signal, startAsNobody } from './processes.ts';

/** What a node says of itself at Patroni's REST interface. */
export type NodeStatus = { role: string; state: string; since: string; timeline: number };

export type PatroniNode = Awaited<ReturnType<typeof openPatroniNode>>;

type Settings = {
  network: NodeNetwork;
  /** host:port of etcd. */
  etcd: string;
  /** The folder of PostgreSQL's programs. */
  binaries: string;
  /** Its own, which the user nobody may write. */
  folder: string;
  synchronous: boolean;
};

/** One of the PostgreSQL servers of a cluster with the Patroni that looks after it. */
export async function openPatroniNode(number: number, { network, etcd, binaries, folder, synchronous }: Settings) {
  const host = network.address(number);
  const [postgresPort, restPort] = [await freePort(), await freePort()];
  const name = `node${number}`;
  const data = join(folder, 'data');
  const file = join(folder, 'patroni.json');
  const settings = {
    ...{ scope: 'vitrine', name, namespace: '/drill/' },
    restapi: { listen: `${host}:${restPort}`, connect_address: `${host}:${restPort}` },
    // Not etcd3: before Patroni 4.0.7 its view of the cluster can be an old one, and a standby that is not synchronous be promoted.
    etcd: { host: etcd },
    bootstrap: { dcs: clusterSettings(synchronous), initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C' }] },
    postgresql: {
      ...{ listen: `${host}:${postgresPort}`, connect_address: `${host}:${postgresPort}`, data_dir: data },
      ...{ bin_dir: binaries, pgpass: join(folder, 'pgpass') },
      pg_hba: ['local all all trust', 'host all all 0.0.0.0/0 trust', 'host replication all 0.0.0.0/0 trust'],
      parameters: { unix_socket_directories: folder },
      authentication: {
        superuser: { username: 'postgres', password: 'drill' },
        replication: { username: 'replicator', password: 'drill' },
        rewind: { username: 'rewinder', password: 'drill' },
      },
      // Else a base backup waits for the next checkpoint that is due, up to five minutes.
      basebackup: { checkpoint: 'fast' },
      // What a node wrote that nobody else has was never acknowledged.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
    watchdog: { mode: 'off' },
  };
  mkdirSync(folder, { recursive: true });
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(settings));
  const start = () => startAsNobody([...network.at(number), 'patroni', file], { HOME: folder });
  let patroni = start();
  const postmaster = () => {
    const pid = Number(read(join(data, 'postmaster.pid')).split('\n')[0]);
    return pid > 0 && read(`/proc/${pid}/cmdline`).includes(data) ? pid : 0;
  };
  const pids = () => [...familyOf(patroni.child.pid ?? 0), ...(postmaster() ? familyOf(postmaster()) : [])];
  return {
    number,
    name,
    postgres: `${host}:${postgresPort}`,
    rest: `${host}:${restPort}`,
    folder,
    postmaster,
    pids,
    said: () => patroni.said(),
    /** Null while it does not answer. */
    status: async (): Promise<NodeStatus | null> => {
      const answer = await fetch(`http://${host}:${restPort}/patroni`, { signal: AbortSignal.timeout(700) })
        .then((response) => response.json() as Promise<Record<string, unknown>>)
        .catch(() => null);
      if (!answer) return null;
      const { role, state, postmaster_start_time: since, timeline } = answer;
      const own = typeof timeline === 'number' ? timeline : 0;
      return { role: String(role), state: String(state), since: String(since), timeline: own };
    },
    ask: (path: string, body: object) =>
      fetch(`http://${host}:${restPort}${path}`, { method: 'POST', body: JSON.stringify(body) }),
    /** Starts what was killed. */
    startAgain: () => {
      if (!isRunning(patroni.child)) patroni = start();
    },
    killPatroni: async () => {
      patroni.child.kill('SIGKILL');
      await ended(patroni.child);
    },
    stop: async () => {
      signal(pids(), 'SIGCONT');
      patroni.child.kill('SIGTERM');
      const forced = setTimeout(() => signal(pids(), 'SIGKILL'), 15_000);
      await ended(patroni.child);
      clearTimeout(forced);
      const left = postmaster();
      if (left) signal(familyOf(left), 'SIGKILL');
    },
  };
}

function clusterSettings(synchronous: boolean) {
  return {
    // Seconds. Of a primary that is frozen or cut off, the others notice after `ttl`.
    ...{ ttl: 20, loop_wait: 2, retry_timeout: 4, primary_start_timeout: 10 },
    maximum_lag_on_failover: 16 * 1024 * 1024,
    synchronous_mode: synchronous,
    postgresql: {
      use_pg_rewind: true,
      use_slots: true,
      parameters: {
        ...{ max_connections: 100, shared_buffers: '64MB', max_wal_size: '64MB', min_wal_size: '32MB' },
        ...{ wal_keep_size: '32MB', wal_log_hints: 'on', max_slot_wal_keep_size: '128MB' },
      },
    },
  };
}
