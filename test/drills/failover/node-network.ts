import { spawnSync } from 'node:child_process';

/** Where the nodes of a cluster listen, and what runs a program there. */
export type NodeNetwork = {
  /** The address at which the nodes reach this machine. */
  host: string;
  /** Of a node, by its number. */
  address(node: number): string;
  /** The words before a program that runs at a node. */
  at(node: number): string[];
  /** Pulls the cable of a node, or puts it back; null where every node has the address of this machine. */
  setCable: ((node: number, plugged: boolean) => void) | null;
  remove(): void;
};

/**
 * A network namespace for each node and a bridge between them, where this user may make them: then a cable can be pulled. Elsewhere
 * all share the address of this machine.
 */
export function openNodeNetwork(nodes: number): NodeNetwork {
  const shared: NodeNetwork = {
    host: '127.0.0.1',
    address: () => '127.0.0.1',
    at: () => [],
    setCable: null,
    remove: () => {},
  };
  if (process.getuid?.() !== 0) return shared;
  // Names of interfaces have 15 characters.
  const name = `vt${process.pid}`;
  const net = `10.${200 + Math.floor(Math.random() * 50)}.${Math.floor(Math.random() * 250)}`;
  const numbers = Array.from({ length: nodes }, (_, node) => node);
  const space = (node: number) => `${name}n${node}`;
  const cable = (node: number) => `${name}c${node}`;
  const remove = () => {
    for (const node of numbers) ip(`netns del ${space(node)}`);
    ip(`link del ${name}`);
  };
  const made =
    ip(`link add ${name} type bridge`) &&
    ip(`addr add ${net}.1/24 dev ${name}`) &&
    ip(`link set ${name} up`) &&
    numbers.every(
      (node) =>
        ip(`netns add ${space(node)}`) &&
        ip(`link add ${cable(node)} type veth peer name eth0 netns ${space(node)}`) &&
        ip(`link set ${cable(node)} master ${name} up`) &&
        ip(`-n ${space(node)} addr add ${net}.${11 + node}/24 dev eth0`) &&
        ip(`-n ${space(node)} link set eth0 up`) &&
        ip(`-n ${space(node)} link set lo up`),
    );
  if (!made) {
    remove();
    return shared;
  }
  return {
    host: `${net}.1`,
    address: (node) => `${net}.${11 + node}`,
    at: (node) => ['nsenter', `--net=/run/netns/${space(node)}`],
    setCable: (node, plugged) => void ip(`link set ${cable(node)} ${plugged ? 'up' : 'down'}`),
    remove,
  };
}

function ip(words: string): boolean {
  return spawnSync('ip', words.split(' '), { stdio: 'ignore' }).status === 0;
}
