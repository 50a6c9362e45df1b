import { connect } from 'node:net';
import { requestListener } from '#server/http/request-listener.ts';
import { listen, openServer, stopServer } from '#start/http-server.ts';
import { openTestApp, type TestApp } from '#test/open/start-test-app.ts';

export type SocketApp = Awaited<ReturnType<typeof openSocketApp>>;

/** The test app behind the real server's sockets, for what only bytes on a line can say. */
export async function openSocketApp(
  changes: Parameters<typeof openTestApp>[0] = {},
  limits: Parameters<typeof openServer>[0] = {},
) {
  const app: TestApp = await openTestApp(changes);
  const server = openServer(limits);
  server.on(
    'request',
    requestListener(app.app, { publicOrigin: 'http://vitrine.example', development: false, adTag: null }),
  );
  const port = await listen(server, { host: '127.0.0.1', port: 0 });

  /** Sends these bytes, and answers all that comes back until the server hangs up; '' when it only hangs up. */
  const sendRaw = (bytes: string): Promise<string> =>
    new Promise((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
      socket.on('data', (part) => {
        answer += part.toString('latin1');
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(answer));
    });

  /** Sends pieces without end until the server hangs up: how many milliseconds that took, and what it said. */
  const sendEndless = (head: string, piece: Buffer): Promise<{ took: number; answer: string }> =>
    new Promise((resolve) => {
      let answer = '';
      const begun = performance.now();
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head);
        push();
      });
      const push = () => {
        while (socket.writable && socket.write(piece));
      };
      socket.on('drain', push);
      socket.on('data', (part) => {
        answer += part.toString('latin1');
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve({ took: performance.now() - begun, answer }));
    });

  return {
    app,
    port,
    sendRaw,
    sendEndless,
    close: async () => {
      await stopServer(server);
      await app.close();
    },
  };
}
