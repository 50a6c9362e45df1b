import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const SLOW_HEADERS = 5_000;
const SLOW_REQUEST = 30_000;
const IDLE = 5_000;
const PATIENCE = 7_000;

/** A server with the limits that keep slow and endless senders from holding its sockets. */
export const openServer = (): Server => {
  const server = createServer({
    maxHeaderSize: 8192,
    headersTimeout: SLOW_HEADERS,
    requestTimeout: SLOW_REQUEST,
    keepAliveTimeout: IDLE,
  });
  server.maxConnections = 1000;
  return server;
};

/** Begins to answer. `stop` takes no more, and lets what is in flight finish. */
export const serve = async (
  server: Server,
  listener: RequestListener,
  where: { host: string; port: number },
): Promise<{ port: number; stop(): Promise<void> }> => {
  server.on('request', listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(where.port, where.host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server) };
};

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    // A connection that was busy when the end came is idle a moment later, and would be kept open for its next request.
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    const lastCall = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(lastCall);
      resolve();
    });
    server.closeIdleConnections();
  });
