import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Failure } from '#contract/failure.ts';
import type { Refusal, RefusalKind } from '#domain/outcome.ts';
import type { Env } from './route.ts';

const statusOf: Record<RefusalKind, ContentfulStatusCode> = {
  invalid: 422,
  'not-found': 404,
  conflict: 409,
  'not-allowed': 401,
  'too-many': 429,
};

/** A refusal in its one shape on the wire. */
export function refuse(context: Context<Env>, refusal: Refusal): Response {
  const headers: Record<string, string> = refusal.retryAfter ? { 'Retry-After': String(refusal.retryAfter) } : {};
  return fail(context, statusOf[refusal.kind], refusal.message, refusal.problems, headers);
}

/** A failure of the wire itself: a status, a sentence and the problems, if any. */
export function fail(
  context: Context<Env>,
  status: ContentfulStatusCode,
  message: string,
  problems: Failure['problems'] = [],
  headers: Record<string, string> = {},
): Response {
  return context.json({ message, problems } satisfies Failure, status, headers);
}

/** Whoever calls has no login (any more), or one that is no owner's. */
export function refuseLogin(context: Context<Env>, as: 'nobody' | 'staff'): Response {
  return as === 'staff'
    ? fail(context, 403, 'Only an owner may do this.')
    : fail(context, 401, 'Log in first: your login has ended.', [], { 'WWW-Authenticate': 'Bearer' });
}

/** A sentence fit to show. */
export function sendText(
  context: Context<Env>,
  sentence: string,
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = {},
): Response {
  return context.body(sentence, status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
}

/** A PDF to be shown by the browser, under a name that any system can save. */
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
