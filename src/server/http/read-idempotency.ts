import type { Context } from 'hono';
import { idempotencyKey } from '#contract/invoices.ts';
import { type Outcome, ok } from '#domain/outcome.ts';
import type { System } from '#operations/ports/system.ts';
import type { Env } from '../route.ts';
import { wrongKey } from './wrong-key.ts';

/** The Idempotency-Key of a request with the hash of its body as it was checked; null without one. */
export function readIdempotency(
  context: Context<Env>,
  system: Pick<System, 'sha256'>,
  body: unknown,
): Outcome<{ key: string; bodyHash: string } | null> {
  const key = context.req.header('Idempotency-Key');
  if (key === undefined) return ok(null);
  if (!idempotencyKey.safeParse(key).success) return wrongKey;
  return ok({ key: key.toLowerCase(), bodyHash: system.sha256(JSON.stringify(body)) });
}
