import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Serves what the shop serves, and its pages in pieces, as a slow line or a busy browser gets them. */
export async function serveInPieces(origin: string, use: (slow: string) => Promise<void>) {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(origin + url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-encoding'];
    delete headers['content-length'];
    response.writeHead(answer.status, headers);
    const isPage = headers['content-type']?.startsWith('text/html');
    const size = isPage ? 1000 : bytes.length;
    for (let at = 0; at < bytes.length; at += size) {
      response.write(bytes.subarray(at, at + size));
      if (isPage) await pause(60);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.closeAllConnections();
  server.close();
}
