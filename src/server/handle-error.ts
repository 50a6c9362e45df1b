import type { Context } from 'hono';
import type { Logger } from 'pino';
import { failed } from '#domain/outcome.ts';
import { FilesUnavailable, NotDrawn, Overloaded, StorageFull, Unconfirmed } from '#operations/ports/failures.ts';
import { LoginEnded, OwnerRoleLost } from '#operations/ports/staff.ts';
import { loginEnded, ownersOnly } from './http/login-refusals.ts';
import { CallerGone } from './http/until-gone.ts';
import { refuse, type WireRefusal } from './respond.ts';
import type { Env } from './route.ts';
import { sayUnconfirmed } from './say-unconfirmed.ts';

/** Handles everything that was thrown: logs it with the id of the request, and answers with a sentence. */
export function handleError(log: Logger) {
  return (error: Error, context: Context<Env>): Response => {
    const requestId = context.get('requestId');
    const { incoming } = context.env ?? {};
    const other = incoming?.destroyed && !incoming.complete ? cutOff : unexpected(requestId);
    const { refusal, event } = answers.find(({ type }) => error instanceof type) ?? other;
    if (event) log[event.level]({ requestId, ...event.detail(error) }, event.name);
    return refuse(context, typeof refusal === 'function' ? refusal(context, error) : refusal);
  };
}

type Answer = {
  refusal: WireRefusal | ((context: Context<Env>, error: Error) => WireRefusal);
  /** The entry in the log; none for an expected refusal. */
  event?: { level: 'warn' | 'error'; name: string; detail(error: Error): { reason: string } | { err: Error } };
};

/** The client closed the connection within its body: nobody reads the answer, and it is no error of the server. */
const cutOff: Answer = { refusal: failed('unreadable', 'The body was not complete. Send it again.') };

const busy = failed('unavailable', 'The server is too busy just now. Nothing was lost: try again.', { retryAfter: 1 });

const answers: (Answer & { type: abstract new (...parameters: never[]) => Error })[] = [
  { type: LoginEnded, refusal: loginEnded },
  { type: OwnerRoleLost, refusal: ownersOnly },
  { type: CallerGone, refusal: failed('unavailable', 'Nobody waits for this answer any more.') },
  // Before `Overloaded`, which it is, too.
  {
    type: Unconfirmed,
    // Who reads has changed nothing but when the login was last seen.
    refusal: (context, error) => (context.req.method === 'GET' ? busy : sayUnconfirmed(context, error)),
    event: { level: 'warn', name: 'unconfirmed', detail: reason },
  },
  {
    type: Overloaded,
    refusal: busy,
    event: { level: 'warn', name: 'overloaded', detail: reason },
  },
  {
    type: NotDrawn,
    refusal: failed(
      'unavailable',
      'The document is issued, but its PDF could not be drawn just now. Open the same document again.',
      { retryAfter: 1 },
    ),
    event: { level: 'error', name: 'paper not drawn', detail: stack },
  },
  {
    type: FilesUnavailable,
    refusal: failed('unavailable', 'The file store does not answer just now. Try again in a minute.', {
      retryAfter: 10,
    }),
    event: { level: 'error', name: 'file store away', detail: stack },
  },
  {
    type: StorageFull,
    refusal: failed('storage-full', 'The server’s disk is full. Nothing was stored: free some space, then try again.'),
    event: { level: 'error', name: 'storage full', detail: reason },
  },
];

function unexpected(requestId: string): Answer {
  return {
    refusal: failed('unexpected', `Something went wrong on our side. Tell support this number: ${requestId}.`),
    event: { level: 'error', name: 'unexpected error', detail: stack },
  };
}

/** Only the message: the stack would add nothing. */
function reason({ message }: Error) {
  return { reason: message };
}

function stack(err: Error) {
  return { err };
}
