import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * `after`: the change is stored, and its answer never comes. `before`: it never arrives, which looks the same from the other end.
 * `later`: the answer of the COMMIT comes, and what is asked next never arrives.
 */
export type Cut = 'after' | 'before' | 'later';

/** Whether the connection is ended, or stays open and carries nothing more, as to a server that is frozen or cut off. */
type Way = 'ended' | 'silent';

export type CuttingProxy = Awaited<ReturnType<typeof openCuttingProxy>>;

/**
 * A proxy before the PostgreSQL whose socket is in a folder. Once it is armed, it cuts the connection of the next COMMIT, or of the
 * next change that is a transaction by itself, exactly between it and its answer.
 */
export async function openCuttingProxy(socketFolder: string) {
  let armed: Cut | null = null;
  let way: Way = 'ended';
  /** With `later`: a COMMIT was answered. */
  let answered = false;
  const open = new Set<Socket>();
  // Each message is sent at once: together with the other end's patience it would wait 40 ms for the one before.
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect(join(socketFolder, '.s.PGSQL.5432'));
    const end = () => {
      for (const socket of [client, upstream]) {
        open.delete(socket);
        socket.destroy();
      }
    };
    const cut = () => {
      armed = null;
      if (way === 'ended') return end();
      client.removeAllListeners('data').resume();
      upstream.removeAllListeners('data').resume();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', end).on('close', end);
    }
    // Of ReadyForQuery: I, T or E. https://www.postgresql.org/docs/current/protocol-message-formats.html
    let status = '';
    let awaited = false;
    // The first message of a client has no type.
    const fromClient = messages(true);
    const fromServer = messages(false);
    client.on('data', (bytes: Buffer) => {
      for (const { type, body, raw } of fromClient(bytes)) {
        if (armed && answered) return cut();
        const asked = type === 'Q' ? text(body) : type === 'P' ? text(body.subarray(body.indexOf(0) + 1)) : '';
        const alone = armed !== 'later' && status === 'I';
        if (armed && (asked === 'commit' || (alone && /^\s*(?:insert|update|delete)\b/i.test(asked)))) {
          if (armed === 'before') return cut();
          awaited = true;
        }
        upstream.write(raw);
      }
    });
    upstream.on('data', (bytes: Buffer) => {
      for (const { type, body, raw } of fromServer(bytes)) {
        if (type === 'Z') status = String.fromCharCode(body[0] ?? 0);
        // A COMMIT that was refused before, and so is a ROLLBACK, is answered.
        if (type === 'C' && awaited && armed && text(body) !== 'ROLLBACK') {
          if (armed === 'after') return cut();
          answered = true;
        }
        if (type === 'E') awaited = false;
        client.write(raw);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    /** The address through the proxy of a database whose own address this is. */
    through: (url: string) => `postgres://postgres@127.0.0.1:${address.port}/${/@\/(\w+)\?/.exec(url)?.[1] ?? ''}`,
    arm: (cut: Cut, next: Way = 'ended') => {
      armed = cut;
      way = next;
      answered = false;
    },
    /** Whether it has cut since it was armed. It cuts nothing from now on. */
    disarm: (): boolean => {
      const hasCut = armed === null;
      armed = null;
      return hasCut;
    },
    close: async () => {
      server.close();
      for (const socket of open) socket.destroy();
      await setTimeout(0);
    },
  };
}

type Message = { type: string; body: Buffer; raw: Buffer };

/** Puts a stream together to whole messages: a type of one byte, a length of four that counts itself, and the body. */
function messages(startsUntyped: boolean): (bytes: Buffer) => Message[] {
  let rest = Buffer.alloc(0);
  let typed = startsUntyped ? 0 : 1;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const found: Message[] = [];
    while (rest.length >= typed + 4) {
      const end = typed + rest.readUInt32BE(typed);
      if (rest.length < end) break;
      const type = typed === 1 ? String.fromCharCode(rest[0] ?? 0) : '';
      found.push({ type, body: rest.subarray(typed + 4, end), raw: rest.subarray(0, end) });
      rest = rest.subarray(end);
      typed = 1;
    }
    return found;
  };
}

/** Up to the zero byte that ends it. */
function text(bytes: Buffer): string {
  const end = bytes.indexOf(0);
  return bytes.toString('utf8', 0, end === -1 ? bytes.length : end);
}
