import type { Context } from 'hono';
import type { Env } from '../route.ts';

/** The caller has closed the connection, so that nobody waits for the answer. */
export class CallerGone extends Error {
  override name = 'CallerGone';
}

/** Aborts with `CallerGone` when the caller closes the connection: what takes long need not go on. */
export function untilGone(context: Context<Env>): AbortSignal {
  const gone = new AbortController();
  context.env?.outgoing?.once('close', () => gone.abort(new CallerGone('The caller has gone.')));
  return gone.signal;
}
