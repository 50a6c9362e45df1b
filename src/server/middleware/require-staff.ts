import type { MiddlewareHandler } from 'hono';
import type { LoginStore } from '#operations/ports/staff.ts';
import type { System } from '#operations/ports/system.ts';
import { checkLogin } from '#operations/staff/check-login.ts';
import { loginEnded } from '../http/login-refusals.ts';
import { refuse } from '../respond.ts';
import type { Env } from '../route.ts';

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
