import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { paths } from '#contract/paths.ts';
import { clientAddress } from '../http/client-address.ts';
import type { RequestCounts } from '../metrics/count-requests.ts';
import type { Env } from '../route.ts';

/** Gives each request an id and the client's address, logs it in one line and counts it. Logs the route's pattern, not the path: a path can contain a ticket. */
export function identifyRequest(
  log: Logger,
  newId: () => string,
  isTrustedProxy: (address: string) => boolean,
  count: RequestCounts['add'],
): MiddlewareHandler<Env> {
  return async (context, next) => {
    const startedAt = performance.now();
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
    const took = performance.now() - startedAt;
    const route = context.get('route') ?? 'page';
    count(context.req.method, route, context.res.status, took / 1000);
    const isHealthyProbe = probes.has(route) && context.res.status === 200;
    log[isHealthyProbe ? 'debug' : 'info'](
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

/** A proxy checks twice a second: on a quiet night, the log would hold nothing but successful checks. */
const probes = new Set<string>([paths.healthz, paths.readyz]);
