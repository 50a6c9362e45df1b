import type { Context, MiddlewareHandler } from 'hono';
import type { Call } from '#contract/call.ts';
import type { LoginStore } from '#operations/ports/staff.ts';
import type { System } from '#operations/ports/system.ts';
import { checkLogin } from '#operations/staff/check-login.ts';
import { refuseLogin } from '../respond.ts';
import type { Env } from '../route.ts';

/** Lets a request through only with a good token, which is asked of the database each time. */
export function requireStaff(ports: { system: System; logins: LoginStore }): MiddlewareHandler<Env> {
  return async (context, next) => {
    const token = /^Bearer ([^\s]+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
    const login = token ? await checkLogin(ports, token) : null;
    if (!login) return refuseLogin(context, 'nobody');
    context.set('login', login);
    await next();
  };
}

/**
 * Looks at the login again once a body has come whole, which its sender may take long over: a refusal when it has ended
 * meanwhile, or is no owner's any more. What is written looks once more, in its transaction (see `LoginEnded`).
 */
export async function lookAgain(
  { logins }: { logins: LoginStore },
  context: Context<Env>,
  who: Call['who'],
): Promise<Response | null> {
  const login = await logins.find(context.get('login')?.tokenHash ?? '');
  if (!login) return refuseLogin(context, 'nobody');
  return who === 'owner' && login.role !== 'owner' ? refuseLogin(context, 'staff') : null;
}
