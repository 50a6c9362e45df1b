import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { limitBodyTime } from '#server/http/body-timeout.ts';
import type { ConnectionWatch } from '#server/http/count-connections.ts';
import { limitAnswerTime } from '#server/http/limit-answer-time.ts';
import { CONNECTIONS_OF_A_NETWORK, limitConnections } from '#server/http/limit-connections.ts';
import { refuseUnread } from '#server/http/refuse-socket.ts';

const HEADERS_TIMEOUT_MS = 5_000;
const BODY_TIMEOUT_MS = 30_000;
/** Without a byte that the client takes. */
const ANSWER_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 5_000;
const SHUTDOWN_TIMEOUT_MS = 7_000;

/**
 * A server with limits against slow and endless senders, and readers that never read, which would hold its sockets.
 * `https`: visitors use HTTPS.
 */
export function openServer({
  headersTimeout = HEADERS_TIMEOUT_MS,
  bodyTimeout = BODY_TIMEOUT_MS,
  answerTimeout = ANSWER_TIMEOUT_MS,
  connectionsOfNetwork = CONNECTIONS_OF_A_NETWORK,
  isTrustedProxy = (_address: string): boolean => false,
  https = false,
  watch = {} as Partial<ConnectionWatch>,
} = {}): Server {
  const server = createServer({
    maxHeaderSize: 8192,
    headersTimeout,
    // Node's default is 30 s, which would let a slow connection live too long.
    connectionsCheckingInterval: 1_000,
    // `limitBodyTime` limits bodies: an upload may take longer than other requests.
    requestTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  refuseUnread(server, https);
  limitBodyTime(server, bodyTimeout, https);
  limitAnswerTime(server, answerTimeout, watch);
  limitConnections(server, { most: connectionsOfNetwork, https, isTrusted: isTrustedProxy, ...watch });
  server.maxConnections = 1000;
  return server;
}

/** Listens and returns the port: for 0, the free one that the system chose. */
export async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/**
 * Stops accepting requests and lets those in flight finish. For `drainMs` before that, it still answers, with
 * `Connection: close`: a proxy opens its next connection elsewhere, and no request meets a socket that closes.
 */
export async function stopServer(server: Server, { drainMs = 0 } = {}): Promise<void> {
  const begun = performance.now();
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  if (drainMs > 0) await setTimeout(drainMs);
  // A connection that is busy now becomes idle soon, and would stay open for its next request.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 20);
  const timeLeft = begun + SHUTDOWN_TIMEOUT_MS - performance.now();
  const closeAll = globalThis.setTimeout(() => server.closeAllConnections(), timeLeft);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearInterval(closeIdle);
  clearTimeout(closeAll);
}
