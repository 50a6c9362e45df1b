import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { paths } from '#contract/paths.ts';
import { clientAddress } from '../http/client-address.ts';
import type { RequestCounts } from '../metrics/count-requests.ts';
import type { Env } from '../route.ts';

/** Gives each request an id, an address, one line in the log and a place among the figures. The pattern is logged, not the path: a path can hold a ticket. */
export function identifyRequest(
  log: Logger,
  newId: () => string,
  isTrustedProxy: (address: string) => boolean,
  count: RequestCounts['add'],
): MiddlewareHandler<Env> {
  return async (context, next) => {
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
    const took = performance.now() - begun;
    const route = context.get('route') ?? 'page';
    count(context.req.method, route, context.res.status, took / 1000);
    const foundWell = probes.has(route) && context.res.status === 200;
    log[foundWell ? 'debug' : 'info'](
      {
        requestId,
        method: context.req.method,
        route,
        status: context.res.status,
        ms: Math.round(took * 10) / 10,
        ...(context.get('login') ? { who: context.get('login')?.username } : {}),
      },
      'request',
    );
  };
}

/** A proxy looks twice a second: what it finds well would be all of a quiet night's log. */
const probes = new Set<string>([paths.healthz, paths.readyz]);
