import { z } from 'zod';
import { type Answer, json } from './call.ts';

const failureBody = z.object({
  message: z.string().meta({ description: 'A sentence for the screen.' }),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
});

const sentences: Record<number, string> = {
  400: 'The body is not JSON.',
  401: 'The token is missing, unknown, idle for 30 minutes or older than 12 hours.',
  403: 'Only an owner may do this.',
  404: 'There is no such document, kind or state.',
  409: 'It conflicts with the current state; the message says how.',
  408: 'The body stopped for 20 seconds.',
  413: 'The body is too large.',
  415: 'The body is of another media type.',
  422: 'Some values are not valid; every problem is listed.',
  429: 'Too many requests; Retry-After says when to try again.',
  503: 'The server is overloaded, or lost its database; the message says when it is not known whether a change was stored. Try again with the same Idempotency-Key.',
  507: 'The disk is full; nothing was stored.',
};

/** The refusals of a call, by status. */
export function refusals(...statuses: number[]): Record<number, Answer> {
  return Object.fromEntries(statuses.map((status) => [status, json(sentences[status] ?? '', failureBody)]));
}

/** A refusal with its own description. */
export function refusal(description: string): Answer {
  return json(description, failureBody);
}
