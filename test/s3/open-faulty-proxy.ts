import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Does something bad with a request, or with the server's answer, and says so; false lets it pass. */
type Fault = (sent: IncomingMessage, answer: ServerResponse, body: Buffer | null) => boolean;

/** A proxy before a server, on a free port, that can be told to fail. `before` sees requests, `after` whole answers. */
export async function openFaultyProxy(target: string) {
  const faults: { before: Fault; after: Fault } = { before: () => false, after: () => false };
  let requests = 0;
  const server = createServer((sent, answer) => {
    requests += 1;
    if (faults.before(sent, answer, null)) return;
    const { method, headers, url } = sent;
    const passed = request(new URL(url ?? '/', target), { method, headers }, (got) => {
      const parts: Buffer[] = [];
      got.on('data', (part: Buffer) => parts.push(part));
      got.on('end', () => {
        const body = Buffer.concat(parts);
        answer.writeHead(got.statusCode ?? 500, got.headers);
        if (!faults.after(sent, answer, body)) answer.end(body);
      });
    });
    passed.on('error', () => answer.destroy());
    sent.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    requests: () => requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
