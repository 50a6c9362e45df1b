import type { IncomingMessage, Server } from 'node:http';
import { refusalBytes } from './refuse-socket.ts';

type Patience = { stop(): void; start(): void };

const AFTER_ANSWER = 1_000;

const patiences = new WeakMap<IncomingMessage, Patience>();

/**
 * Cuts a request whose body has not come whole after so many milliseconds. Node's own requestTimeout is one for all; an
 * upload by staff must be let through at any speed, so it may take its time once it is known who sends it.
 */
export function limitBodies(server: Server, most: number, https: boolean): void {
  server.on('request', (incoming: IncomingMessage, outgoing) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers;
    if (encoding === undefined && Number(length ?? 0) === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const cut = () => {
      if (incoming.complete) return;
      if (!outgoing.headersSent) incoming.socket.write(refusalBytes('timed-out', https));
      incoming.socket.destroySoon();
    };
    const patience = {
      stop: () => clearTimeout(timer),
      start: () => {
        clearTimeout(timer);
        timer = setTimeout(cut, most);
      },
    };
    patiences.set(incoming, patience);
    patience.start();
    incoming.once('close', patience.stop);
    // Who was answered before the body was whole can read that, and is not listened to for longer.
    outgoing.once('finish', () => {
      patience.stop();
      if (incoming.readableEnded) return;
      timer = setTimeout(() => incoming.socket.destroy(), AFTER_ANSWER);
      // What the body was to be read by would hold it back once its own store is full, and with it the next request on
      // this connection: nobody wants it any more, so it flows away.
      incoming.removeAllListeners('data').resume();
    });
  });
}

/** Lets a body take its time; whoever asks watches it himself. Answers what sets the limit again. */
export function takeTime(incoming: IncomingMessage | undefined): () => void {
  const patience = incoming && patiences.get(incoming);
  patience?.stop();
  return () => {
    if (incoming && !incoming.destroyed && !incoming.complete) patience?.start();
  };
}
