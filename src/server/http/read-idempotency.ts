import type { Context } from 'hono';
import { idempotencyKey } from '#contract/invoices.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { System } from '#operations/ports/system.ts';
import type { Env } from '../route.ts';

/** The Idempotency-Key of a request with the hash of its body as it was checked; null without one. */
export function readIdempotency(
  context: Context<Env>,
  system: Pick<System, 'sha256'>,
  body: unknown,
): Outcome<{ key: string; bodyHash: string } | null> {
  const key = readKey(context);
  if (!key.ok || key.value === null) return key.ok ? ok(null) : key;
  return ok({ key: key.value, bodyHash: system.sha256(JSON.stringify(body)) });
}

/** The key alone, of a call whose body is not one value; null without one. */
export function readKey(context: Context<Env>): Outcome<string | null> {
  const key = context.req.header('Idempotency-Key');
  if (key === undefined) return ok(null);
  return idempotencyKey.safeParse(key).success ? ok(key.toLowerCase()) : wrongKey;
}

/** The same for a call that is refused without a key. */
export function requireKey(context: Context<Env>): Outcome<string> {
  const key = readKey(context);
  if (!key.ok) return key;
  return key.value === null ? wrongKey : ok(key.value);
}

const wrongKey = failed('invalid', 'Idempotency-Key must be a UUID.', {
  problems: [{ field: 'Idempotency-Key', message: 'must be a UUID' }],
});
