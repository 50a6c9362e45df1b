import type { Context, MiddlewareHandler } from 'hono';
import { isHidden } from '#domain/catalogue/folders-of.ts';
import type { Login, LoginStore } from '#operations/ports/staff.ts';
import type { System } from '#operations/ports/system.ts';
import { checkLogin } from '#operations/staff/check-login.ts';
import { loginEnded } from '../http/login-refusals.ts';
import { refuse } from '../respond.ts';
import type { Env } from '../route.ts';

type Ports = { system: System; logins: LoginStore };

/** Whether the pictures of a folder are shown to who asks: those of a hidden category are for staff alone. */
export async function maySee(
  ports: Ports,
  context: Context<Env>,
  record: Parameters<typeof isHidden>[0],
  folder: string,
): Promise<boolean> {
  return !isHidden(record, folder) || (await loginIn(ports, context)) !== null;
}

/** Lets a request through only with a valid token. The database is asked each time. */
export function requireStaff(ports: Ports): MiddlewareHandler<Env> {
  return async (context, next) => {
    const login = await loginIn(ports, context);
    if (!login) return refuse(context, loginEnded);
    context.set('login', login);
    await next();
  };
}

/** The login of the request's token; null without a valid one. */
async function loginIn(ports: Ports, context: Context<Env>): Promise<Login | null> {
  const token = /^Bearer ([^\s]+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
  return token ? checkLogin(ports, token) : null;
}
