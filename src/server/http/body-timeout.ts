import type { IncomingMessage, Server } from 'node:http';
import { refusalBytes } from './refuse-socket.ts';

type Timeouts = { stop(): void; start(): void };

const AFTER_ANSWER = 1_000;

const patiences = new WeakMap<IncomingMessage, Timeouts>();

/**
 * Ends a request whose body is not complete after so many milliseconds. Node's own requestTimeout is one for all requests;
 * an upload may take longer once its sender is known to be staff.
 */
export function limitBodyTime(server: Server, most: number, https: boolean): void {
  server.on('request', (incoming: IncomingMessage, outgoing) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers;
    if (encoding === undefined && Number(length ?? 0) === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const cut = () => {
      if (incoming.complete) return;
      if (!outgoing.headersSent) incoming.socket.write(refusalBytes('timed-out', https));
      incoming.socket.destroySoon();
    };
    const timeouts = {
      stop: () => clearTimeout(timer),
      start: () => {
        clearTimeout(timer);
        timer = setTimeout(cut, most);
      },
    };
    patiences.set(incoming, timeouts);
    timeouts.start();
    incoming.once('close', timeouts.stop);
    // Who was answered before the body was whole can read that, and is not listened to for longer.
    outgoing.once('finish', () => {
      timeouts.stop();
      if (incoming.readableEnded) return;
      timer = setTimeout(() => incoming.socket.destroy(), AFTER_ANSWER);
      // What the body was to be read by would hold it back once its own store is full, and with it the next request on
      // this connection: nobody wants it any more, so it flows away.
      incoming.removeAllListeners('data').resume();
    });
  });
}

/** Lifts the limit for one body, which the caller then watches. Answers a function that sets the limit again. */
export function liftBodyLimit(incoming: IncomingMessage | undefined): () => void {
  const timeouts = incoming && patiences.get(incoming);
  timeouts?.stop();
  return () => {
    if (incoming && !incoming.destroyed && !incoming.complete) timeouts?.start();
  };
}
