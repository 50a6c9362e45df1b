import type { MiddlewareHandler } from 'hono';
import { ownersOnly } from '../http/login-refusals.ts';
import { refuse } from '../respond.ts';
import type { Env } from '../route.ts';

/** Lets only an owner through. It runs after `requireStaff`, whose login has the role that the database has now. */
export const requireOwner: MiddlewareHandler<Env> = async (context, next) => {
  if (context.get('login')?.role !== 'owner') return refuse(context, ownersOnly);
  await next();
};
