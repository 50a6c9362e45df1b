import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Served = { server: Server; port: number; stop(): Promise<void> };

const SLOW_HEADERS = 5_000;
const SLOW_REQUEST = 30_000;
const PATIENCE = 7_000;

/** Listens, with the limits that keep slow and endless senders from holding sockets. `stop` lets what is in flight finish. */
export const serve = async (listener: RequestListener, host: string, port: number): Promise<Served> => {
  const server = createServer(
    { maxHeaderSize: 8192, headersTimeout: SLOW_HEADERS, requestTimeout: SLOW_REQUEST, keepAliveTimeout: 5_000 },
    listener,
  );
  server.maxConnections = 1000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        // A connection that was busy when the end came is idle a moment later, and would be kept open for its next request.
        const sweep = setInterval(() => server.closeIdleConnections(), 20);
        const lastCall = setTimeout(() => server.closeAllConnections(), PATIENCE);
        server.close(() => {
          clearInterval(sweep);
          clearTimeout(lastCall);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
};
