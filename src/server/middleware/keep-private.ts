import type { MiddlewareHandler } from 'hono';
import type { Env } from '../route.ts';

/**
 * For what a link opens, and its refusals: nothing stores it, no search engine lists it, and the address, which has the
 * token, goes to no other page.
 */
export const keepPrivate: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  context.header('X-Robots-Tag', 'noindex, nofollow, noarchive');
  context.header('Cross-Origin-Resource-Policy', 'same-origin');
};
