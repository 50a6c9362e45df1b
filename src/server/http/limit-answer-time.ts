import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type Socket, SocketAddress } from 'node:net';
import type { ConnectionWatch } from './count-connections.ts';

/** What the system has of a connection's answer and the client has not taken yet, by `connectionKey`. */
type Untaken = ReadonlyMap<string, number>;

/**
 * Ends connections whose client takes no byte of its answer for `milliseconds`. Whoever takes some, however slowly, keeps
 * the connection. `readUntaken` tells what the system still holds.
 */
export function limitAnswerTime(
  server: Server,
  milliseconds: number,
  { cut = () => {} }: { cut?: ConnectionWatch['cut'] } = {},
  readUntaken = untakenOfSystem,
): void {
  const sockets = new Set<Socket>();
  const stuck = new Map<Socket, { mark: string; since: number }>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      stuck.delete(socket);
    });
  });
  let looking = false;
  const look = async () => {
    const waiting = [...sockets].filter(isWaiting);
    for (const socket of stuck.keys()) if (!isWaiting(socket)) stuck.delete(socket);
    if (waiting.length === 0) return;
    const untaken = await readUntaken();
    const now = performance.now();
    for (const socket of waiting) {
      // Bytes leave the program in large steps, while the client takes them in small ones: the system knows of both.
      const mark = `${leftProgram(socket)} ${untaken.get(connectionKey(socket)) ?? ''}`;
      const before = stuck.get(socket);
      if (before?.mark !== mark) stuck.set(socket, { mark, since: now });
      else if (now - before.since >= milliseconds) {
        socket.destroy();
        cut();
      }
    }
  };
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look().finally(() => {
      looking = false;
    });
  }, milliseconds / 6);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** The two counts of Node's own timeout of writes, which are not in its types. */
type Handle = { bytesWritten: number; writeQueueSize: number };

function handleOf(socket: Socket): Handle | null {
  return (socket as Socket & { _handle?: Handle | null })._handle ?? null;
}

function isWaiting(socket: Socket): boolean {
  return socket.writableLength > 0 || (handleOf(socket)?.writeQueueSize ?? 0) > 0;
}

function leftProgram(socket: Socket): number {
  const handle = handleOf(socket);
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}

function connectionKey({ localPort, remoteAddress = '', remotePort }: Socket): string {
  return `${localPort} ${remotePort} ${remoteAddress.replace(/^::ffff:(?=[\d.]+$)/, '')}`;
}

/** Linux says it in two tables. Elsewhere nothing is known, and only what leaves the program counts. */
async function untakenOfSystem(): Promise<Untaken> {
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')),
  );
  return new Map(tables.flatMap((table) => table.split('\n').slice(1).flatMap(untakenOfLine)));
}

function untakenOfLine(line: string): [string, number][] {
  const found = /^\s*\d+: [\dA-F]+:([\dA-F]{4}) ([\dA-F]+):([\dA-F]{4}) [\dA-F]{2} ([\dA-F]{8}):/.exec(line);
  if (!found) return [];
  const [local = 0, , remote = 0, untaken = 0] = found.slice(1).map((hex) => Number.parseInt(hex, 16));
  return [[`${local} ${remote} ${addressOf(found[2] ?? '')}`, untaken]];
}

/** `addressOf('0100007F')` → `'127.0.0.1'`: each four bytes come the other way round. */
function addressOf(hex: string): string {
  const bytes = (hex.match(/.{8}/g) ?? []).flatMap((word) => (word.match(/../g) ?? []).reverse());
  if (bytes.length === 4) return bytes.map((byte) => Number.parseInt(byte, 16)).join('.');
  const address = (bytes.join('').match(/.{4}/g) ?? []).join(':');
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=[\d.]+$)/, '');
}
