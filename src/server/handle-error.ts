import type { Context } from 'hono';
import type { Logger } from 'pino';
import { failed } from '#domain/outcome.ts';
import { FilesUnavailable, NotDrawn, Overloaded, StorageFull } from '#operations/ports/failures.ts';
import { LoginEnded, OwnerRoleLost } from '#operations/ports/staff.ts';
import { loginEnded, ownersOnly } from './middleware/login-refusals.ts';
import { refuse, type WireRefusal } from './respond.ts';
import type { Env } from './route.ts';

/** The one place where errors are caught: logged with the id of the request, and answered with a sentence. */
export function handleError(log: Logger) {
  return (error: Error, context: Context<Env>): Response => {
    const requestId = context.get('requestId');
    const { refusal, event } = answers.find(({ of }) => error instanceof of) ?? unexpected(requestId);
    if (event) log[event.level]({ requestId, ...event.detail(error) }, event.name);
    return refuse(context, refusal);
  };
}

type Answer = {
  refusal: WireRefusal;
  /** What the log says of it; nothing when it is no fault. */
  event?: { level: 'warn' | 'error'; name: string; detail(error: Error): { reason: string } | { err: Error } };
};

const answers: (Answer & { of: abstract new (...parameters: never[]) => Error })[] = [
  { of: LoginEnded, refusal: loginEnded },
  { of: OwnerRoleLost, refusal: ownersOnly },
  {
    of: Overloaded,
    refusal: failed(
      'unavailable',
      'The server has more to do than it can take just now. Nothing was lost: try again.',
      { retryAfter: 1 },
    ),
    event: { level: 'warn', name: 'overloaded', detail: reason },
  },
  {
    of: NotDrawn,
    refusal: failed(
      'unavailable',
      'The document is issued, but its PDF could not be drawn just now. Ask again for the same document.',
      { retryAfter: 1 },
    ),
    event: { level: 'error', name: 'paper not drawn', detail: stack },
  },
  {
    of: FilesUnavailable,
    refusal: failed('unavailable', 'The store of the files does not answer just now. Try again in a minute.', {
      retryAfter: 10,
    }),
    event: { level: 'error', name: 'file store away', detail: stack },
  },
  {
    of: StorageFull,
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

/** The message alone: where it happened says nothing more. */
function reason({ message }: Error) {
  return { reason: message };
}

function stack(err: Error) {
  return { err };
}
