import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Failure } from '#contract/failure.ts';
import { failed, type Outcome, type Refusal, type RefusalKind } from '#domain/outcome.ts';
import type { Env } from './route.ts';

/** The refusals of the domain, and those that only HTTP knows. */
export type WireRefusalKind =
  | RefusalKind
  | 'unreadable'
  | 'wrong-method'
  | 'timed-out'
  | 'too-large'
  | 'wrong-type'
  | 'wrong-range'
  | 'headers-too-large'
  | 'unexpected'
  | 'unavailable'
  | 'storage-full';

export type WireRefusal = Refusal<WireRefusalKind>;

export type WireOutcome<T> = Outcome<T, WireRefusalKind>;

const statuses: Record<WireRefusalKind, ContentfulStatusCode> = {
  unreadable: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'wrong-method': 405,
  'timed-out': 408,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  'wrong-range': 416,
  invalid: 422,
  'too-many': 429,
  'headers-too-large': 431,
  unexpected: 500,
  unavailable: 503,
  'storage-full': 507,
};

/** `statusOf('not-found')` → `404` */
export function statusOf(kind: WireRefusalKind): ContentfulStatusCode {
  return statuses[kind];
}

/** Sends a refusal. All refusals have this shape on the wire. */
export function refuse(
  context: Context<Env>,
  { kind, message, problems, customer, retryAfter }: WireRefusal,
  headers: Record<string, string> = {},
): Response {
  const said = problems.map(({ field, message }) => ({ field, message }));
  return context.json({ message, problems: said } satisfies Failure, statusOf(kind), {
    ...(kind === 'unauthenticated' ? { 'WWW-Authenticate': 'Bearer' } : {}),
    ...(customer ? { Customer: customer } : {}),
    ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}),
    ...headers,
  });
}

/** No call, page or file has this address. */
export const nothingHere = failed('not-found', 'There is nothing at this address.');

/** Sends a sentence that can be shown to people. */
export function sendText(
  context: Context<Env>,
  sentence: string,
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = {},
): Response {
  return context.body(sentence, status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
}

/** Sends a PDF that the browser shows, with a file name that is valid on any system. */
export function sendPdf(
  context: Context<Env>,
  bytes: Uint8Array,
  name: string,
  headers: Record<string, string> = {},
): Response {
  return context.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}"`,
    ...headers,
  });
}
