import { connect } from 'node:net';
import { openProxy } from '#test/program/open-proxy.ts';
import { withProgram } from '#test/program/with-program.ts';
import { ambiguousRequests } from '../attacks/ambiguous-requests.ts';
import type { Drill } from './drill.ts';

/** Whether the proxy and the program behind it read the same requests. */
export const proxied: Drill = {
  name: 'proxied',
  holds: 'No request that can be read in two ways leaves an answer behind haproxy for somebody who did not ask',
  needs: { haproxy: 'haproxy' },
  faults: [
    {
      name: 'answers that are longer than they say',
      file: 'server/respond.ts',
      replace: "'Content-Type': 'text/plain; charset=utf-8', ...headers",
      by: "'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': '1', ...headers",
    },
  ],
  run: ({ size, fault }, tell) =>
    withProgram(fault, async (program, dataDir) => {
      const port = Number(new URL(program.origin).port);
      const proxy = await openProxy(dataDir, [port]);
      const wrong: string[] = [];
      let [sent, asked, refused] = [0, 0, 0];
      try {
        for (let round = 0; round < (size === 'long' ? 20 : 2); round++)
          for (const [name, bytes] of ambiguousRequests) {
            const answer = await send(Number(new URL(proxy.origin).port), bytes);
            sent += 1;
            if (/^HTTP\/1\.[01] 4/.test(answer) || answer === '') refused += 1;
            // Others, whose connections the proxy may join to the one that it used for that.
            for (const path of ['/healthz', '/readyz']) {
              asked += 1;
              const said = await (await fetch(proxy.origin + path)).text();
              if (said !== (path === '/healthz' ? 'ok' : 'ready'))
                wrong.push(`${name}: ${path} says ${said.slice(0, 60)}`);
            }
          }
      } finally {
        await proxy.close();
      }
      tell('two readers', wrong.length === 0, { sent, refused, asked, wrong: wrong.slice(0, 5) });
    }),
};

/** All that comes back within half a second, or until the line is cut. */
function send(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(500, end);
    socket.on('data', (part) => {
      answer += part.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', end);
  });
}
