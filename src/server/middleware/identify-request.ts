import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { clientAddress } from '../client-address.ts';
import type { Env } from '../route.ts';

/** Gives each request an id, an address, and one line in the log. The pattern is logged, not the path: a path can hold a ticket. */
export const identifyRequest =
  (log: Logger, newId: () => string, isTrustedProxy: (address: string) => boolean): MiddlewareHandler<Env> =>
  async (context, next) => {
    const begun = performance.now();
    const requestId = newId();
    context.set('requestId', requestId);
    context.set(
      'address',
      clientAddress(
        context.env?.incoming?.socket?.remoteAddress,
        context.req.header('X-Forwarded-For'),
        isTrustedProxy,
      ),
    );
    await next();
    context.header('X-Request-Id', requestId);
    log.info(
      {
        requestId,
        method: context.req.method,
        route: context.get('route') ?? 'page',
        status: context.res.status,
        ms: Math.round((performance.now() - begun) * 10) / 10,
        ...(context.get('login') ? { who: context.get('login')?.username } : {}),
      },
      'request',
    );
  };
