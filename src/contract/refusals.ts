import { z } from 'zod';
import { type Answer, json } from './call.ts';

const failureBody = z.object({
  message: z.string().meta({ description: 'A sentence fit to show.' }),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
});

const sentences: Record<number, string> = {
  400: 'The body is not JSON.',
  401: 'The token is missing, unknown, idle for 30 minutes or older than 12 hours.',
  403: 'Only an owner may do this.',
  404: 'There is no such document, kind or state.',
  409: 'Something stands in the way; the message says what.',
  408: 'Nothing more came for 20 seconds.',
  413: 'The body is too large.',
  415: 'The body is of another media type.',
  422: 'Something is wrong with what was sent; every problem is named.',
  429: 'Too often; Retry-After says when to ask again.',
  503: 'The server cannot take more just now. Ask again with the same Idempotency-Key.',
  507: 'The disk is full; nothing was stored.',
};

/** The refusals that a call may answer with, by status. */
export function refusals(...statuses: number[]): Record<number, Answer> {
  return Object.fromEntries(statuses.map((status) => [status, json(sentences[status] ?? '', failureBody)]));
}

/** One of them in words of its own. */
export function refusal(description: string): Answer {
  return json(description, failureBody);
}
