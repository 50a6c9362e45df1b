import type { Context } from 'hono';
import type { Logger } from 'pino';
import { FilesAway, NotDrawn, Overloaded, StorageFull } from '#operations/ports/failures.ts';
import { LoginEnded } from '#operations/ports/staff.ts';
import { fail, refuseLogin } from './respond.ts';
import type { Env } from './route.ts';

/** The one place where the unexpected is caught: logged with its request id, and told as a sentence with that id. */
export function handleError(log: Logger) {
  return (error: Error, context: Context<Env>): Response => {
    const requestId = context.get('requestId');
    if (error instanceof LoginEnded) return refuseLogin(context, error.as);
    if (error instanceof Overloaded) {
      log.warn({ requestId, reason: error.message }, 'overloaded');
      return fail(
        context,
        503,
        'The server has more to do than it can take just now. Nothing was lost: try again.',
        [],
        { 'Retry-After': '1' },
      );
    }
    if (error instanceof NotDrawn) {
      log.error({ requestId, err: error }, 'paper not drawn');
      return fail(
        context,
        503,
        'The document is issued, but its PDF could not be drawn just now. Ask again for the same document.',
        [],
        { 'Retry-After': '1' },
      );
    }
    if (error instanceof FilesAway) {
      log.error({ requestId, err: error }, 'file store away');
      return fail(context, 503, 'The store of the files does not answer just now. Try again in a minute.', [], {
        'Retry-After': '10',
      });
    }
    if (error instanceof StorageFull) {
      log.error({ requestId, reason: error.message }, 'storage full');
      return fail(context, 507, 'The server’s disk is full. Nothing was stored: free some space, then try again.');
    }
    log.error({ requestId, err: error }, 'unexpected error');
    return fail(context, 500, `Something went wrong on our side. Tell support this number: ${requestId}.`);
  };
}
