import type { Context, MiddlewareHandler } from 'hono';
import type { Call } from '#contract/call.ts';
import { type Outcome, ok } from '#domain/outcome.ts';
import type { Login, LoginStore } from '#operations/ports/staff.ts';
import type { System } from '#operations/ports/system.ts';
import { checkLogin } from '#operations/staff/check-login.ts';
import { refuse } from '../respond.ts';
import type { Env } from '../route.ts';
import { loginEnded, ownersOnly } from './login-refusals.ts';

/** Lets a request through only with a valid token. The database is asked each time. */
export function requireStaff(ports: { system: System; logins: LoginStore }): MiddlewareHandler<Env> {
  return async (context, next) => {
    const token = /^Bearer ([^\s]+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
    const login = token ? await checkLogin(ports, token) : null;
    if (!login) return refuse(context, loginEnded);
    context.set('login', login);
    await next();
  };
}

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
