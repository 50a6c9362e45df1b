import type { MiddlewareHandler } from 'hono';
import { refuse } from '../respond.ts';
import type { Env } from '../route.ts';
import { ownersOnly } from './login-refusals.ts';

/** Lets a request through only for an owner; stands behind `requireStaff`, whose login has the role as the database has it now. */
export const requireOwner: MiddlewareHandler<Env> = async (context, next) => {
  if (context.get('login')?.role !== 'owner') return refuse(context, ownersOnly);
  await next();
};
