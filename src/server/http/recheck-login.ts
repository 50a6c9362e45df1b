import type { Context } from 'hono';
import type { Call } from '#contract/call.ts';
import { type Outcome, ok } from '#domain/outcome.ts';
import type { Login, LoginStore } from '#operations/ports/staff.ts';
import type { Env } from '../route.ts';
import { loginEnded, ownersOnly } from './login-refusals.ts';

/**
 * Checks the login again once the body is complete. That may take long: the login may have ended, or an owner become staff.
 * Writes check it once more, in their transaction (see `LoginEnded`).
 */
export async function recheckLogin(
  { logins }: { logins: LoginStore },
  context: Context<Env>,
  who: Call['who'],
): Promise<Outcome<Login>> {
  const login = await logins.find(context.get('login')?.tokenHash ?? '');
  if (!login) return loginEnded;
  return who === 'owner' && login.role !== 'owner' ? ownersOnly : ok(login);
}
