import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { limitBodyTime } from '#server/http/body-timeout.ts';
import { refuseUnread } from '#server/http/refuse-socket.ts';

const SLOW_HEADERS = 5_000;
const SLOW_BODY = 30_000;
const IDLE = 5_000;
const PATIENCE = 7_000;

/** A server with the limits that keep slow and endless senders from holding its sockets. `https`: visitors reach it by that. */
export function openServer({ slowHeaders = SLOW_HEADERS, slowBody = SLOW_BODY, https = false } = {}): Server {
  const server = createServer({
    maxHeaderSize: 8192,
    headersTimeout: slowHeaders,
    // Node looks at its clock every 30 s unless told.
    connectionsCheckingInterval: 1_000,
    // Bodies have limits of their own: an upload may take longer than anything else.
    requestTimeout: 0,
    keepAliveTimeout: IDLE,
  });
  refuseUnread(server, https);
  limitBodyTime(server, slowBody, https);
  server.maxConnections = 1000;
  return server;
}

/** Takes the port; answers the one that was free when 0 was asked for. */
export async function listen(server: Server, where: { host: string; port: number }): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(where.port, where.host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/**
 * Takes no more requests, and lets what is in flight finish. While it drains it still takes them, and says with each
 * answer that the connection ends: a proxy opens its next one elsewhere, and no request meets a socket that closes.
 */
export async function stopServer(server: Server, { drain = 0 } = {}): Promise<void> {
  const begun = performance.now();
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  if (drain > 0) await setTimeout(drain);
  // A connection that was busy when the end came is idle a moment later, and would be kept open for its next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const lastCall = globalThis.setTimeout(() => server.closeAllConnections(), begun + PATIENCE - performance.now());
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearInterval(sweep);
  clearTimeout(lastCall);
}
