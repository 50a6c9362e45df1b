import type { MiddlewareHandler } from 'hono';
import { checkLogin } from '#operations/check-login.ts';
import type { World } from '#operations/ports.ts';
import type { LoginStore } from '#operations/staff-ports.ts';
import { fail } from '../respond.ts';
import type { Env } from '../route.ts';

/** Lets a request through only with a good token, which is asked of the database each time. */
export const requireStaff =
  (ports: { world: World; logins: LoginStore }): MiddlewareHandler<Env> =>
  async (context, next) => {
    const token = /^Bearer ([^\s]+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
    const login = token ? await checkLogin(ports, token) : null;
    if (!login) return fail(context, 401, 'Log in first: your login has ended.', [], { 'WWW-Authenticate': 'Bearer' });
    context.set('login', login);
    await next();
  };
