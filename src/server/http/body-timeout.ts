import type { IncomingMessage, Server } from 'node:http';
import { refusalBytes } from './refuse-socket.ts';

type BodyTimer = { stop(): void; start(): void };

/** How long a client may read an answer that came before its body was complete. */
const GRACE_AFTER_ANSWER = 1_000;

const bodyTimers = new WeakMap<IncomingMessage, BodyTimer>();

/**
 * Ends a request whose body is not complete after `milliseconds`. Node's own requestTimeout is the same for all requests, but
 * an upload by staff may take longer.
 */
export function limitBodyTime(server: Server, milliseconds: number, https: boolean): void {
  server.on('request', (incoming: IncomingMessage, outgoing) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers;
    if (encoding === undefined && Number(length ?? 0) === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const cut = () => {
      if (incoming.complete) return;
      if (!outgoing.headersSent) incoming.socket.write(refusalBytes('timed-out', https));
      incoming.socket.destroySoon();
    };
    const bodyTimer = {
      stop: () => clearTimeout(timer),
      start: () => {
        clearTimeout(timer);
        timer = setTimeout(cut, milliseconds);
      },
    };
    bodyTimers.set(incoming, bodyTimer);
    bodyTimer.start();
    incoming.once('close', bodyTimer.stop);
    // The answer may come before the body is complete. The client gets one second to read it.
    outgoing.once('finish', () => {
      bodyTimer.stop();
      if (incoming.readableEnded) return;
      timer = setTimeout(() => incoming.socket.destroy(), GRACE_AFTER_ANSWER);
      // Discard the rest of the body. Otherwise backpressure would block the next request on this connection.
      incoming.removeAllListeners('data').resume();
    });
  });
}

/** Lifts the limit for one body, which the caller then watches. Returns a function that sets the limit again. */
export function liftBodyLimit(incoming: IncomingMessage | undefined): () => void {
  const bodyTimer = incoming && bodyTimers.get(incoming);
  bodyTimer?.stop();
  return () => {
    if (incoming && !incoming.destroyed && !incoming.complete) bodyTimer?.start();
  };
}
