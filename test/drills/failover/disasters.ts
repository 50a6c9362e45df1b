import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Cluster, Primary } from './open-cluster.ts';
import { signal } from './processes.ts';

export type Disaster = {
  name: string;
  /** Why it cannot be done on this machine; '' when it can. */
  impossible(cluster: Cluster): string;
  /** Whether another primary follows, or the same one after a start. Else the strike ends with the primary that there was, as a rule. */
  promotes: boolean;
  strike(cluster: Cluster, primary: Primary): Promise<void>;
  /** After the shop is served again. */
  mend(cluster: Cluster, primary: Primary): Promise<void> | void;
};

const never = () => '';
const withoutCables = ({ setCable }: Cluster) => (setCable ? '' : 'no network namespaces can be made here');

/** All of a node's processes stop for good without a word, as when its machine loses power. */
const killed: Disaster = {
  name: 'PostgreSQL and Patroni of the primary killed (kill -9)',
  impossible: never,
  promotes: true,
  strike: async (_, { node }) => {
    signal(node.pids(), 'SIGKILL');
  },
  mend: (_, { node }) => node.startAgain(),
};

const crashed: Disaster = {
  name: 'PostgreSQL of the primary killed (kill -9)',
  impossible: never,
  promotes: true,
  strike: async (_, { node }) => signal([node.postmaster()], 'SIGKILL'),
  mend: () => {},
};

/** What the primary stored last is nowhere else: only what waited for a standby is acknowledged. */
const lagging: Disaster = {
  name: 'the standbys’ network cut for 3 s, then the primary killed (kill -9) and its network cut',
  impossible: withoutCables,
  promotes: true,
  strike: async ({ nodes, setCable }, { node }) => {
    const standbys = nodes.filter((each) => each !== node);
    for (const { number } of standbys) setCable?.(number, false);
    await setTimeout(3000);
    signal(node.pids(), 'SIGKILL');
    // Its kernel would go on sending what its processes have written.
    setCable?.(node.number, false);
    for (const { number } of standbys) setCable?.(number, true);
  },
  mend: ({ setCable }, { node }) => {
    setCable?.(node.number, true);
    node.startAgain();
  },
};

const frozen: Disaster = {
  name: 'the primary’s machine frozen (SIGSTOP)',
  impossible: never,
  promotes: true,
  strike: async (_, { node }) => signal(node.pids(), 'SIGSTOP'),
  mend: (_, { node }) => signal(node.pids(), 'SIGCONT'),
};

const cut: Disaster = {
  name: 'the primary’s network cut',
  impossible: withoutCables,
  promotes: true,
  strike: async ({ setCable }, { node }) => setCable?.(node.number, false),
  mend: ({ setCable }, { node }) => setCable?.(node.number, true),
};

const dropped: Disaster = {
  name: 'HAProxy drops every connection of the database and takes none for 3 s',
  impossible: never,
  promotes: false,
  strike: async ({ tellHaproxy }, { node }) => {
    await tellHaproxy(`disable server database/${node.name}`);
    await tellHaproxy(`shutdown sessions server database/${node.name}`);
    await setTimeout(3000);
    await tellHaproxy(`enable server database/${node.name}`);
  },
  mend: () => {},
};

const switched: Disaster = {
  name: 'a switch to a standby that an operator asks for',
  impossible: never,
  promotes: true,
  strike: async (_, { node }) => {
    await node.ask('/switchover', { leader: node.name });
  },
  mend: () => {},
};

/** PostgreSQL goes on within the files that it has, and ends where it needs another one. */
const full: Disaster = {
  name: 'the primary’s disk full for 10 s',
  impossible: ({ ownDisks }) => (ownDisks ? '' : 'no disk can be mounted here'),
  promotes: false,
  strike: async (_, { node }) => {
    const { bavail, bsize } = statfsSync(node.folder);
    const ballast = join(node.folder, 'ballast');
    try {
      writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
    await setTimeout(10_000);
    rmSync(ballast);
  },
  mend: (_, { node }) => node.startAgain(),
};

export const disasters = { killed, frozen, dropped, lagging, crashed, cut, switched, full };
