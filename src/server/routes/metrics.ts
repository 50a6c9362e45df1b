import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { metricsCall } from '#contract/probes.ts';
import { failed } from '#domain/outcome.ts';
import type { System } from '#operations/ports/system.ts';
import { metricsText, metricsType } from '../metrics/metrics-text.ts';
import type { MetricsReader } from '../metrics/read-metrics.ts';
import { refuse } from '../respond.ts';
import { type Env, type Route, route } from '../route.ts';
import type { ServerSettings } from '../server-ports.ts';

export function metricsRoutes(
  { system }: { system: Pick<System, 'sha256'> },
  { metricsToken = null }: Pick<ServerSettings, 'metricsToken'>,
  metrics: MetricsReader,
): Route[] {
  return [
    route(metricsCall, async ({ context }) => {
      context.header('Cache-Control', 'no-store');
      if (!isLocal(context) && !hasToken(context, system, metricsToken))
        return refuse(
          context,
          failed('forbidden', 'Metrics are available only on this machine or with METRICS_TOKEN.'),
        );
      return context.body(metricsText(await metrics()), 200, { 'Content-Type': metricsType });
    }),
  ];
}

/** A proxy on this machine forwards requests of other machines, and adds a header: a request with it is not local. */
function isLocal(context: Context<Env>): boolean {
  const address = context.env?.incoming?.socket?.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const isForwarded = forwardingHeaders.some((name) => context.req.header(name) !== undefined);
  return !isForwarded && (address === '::1' || address.startsWith('127.'));
}

const forwardingHeaders = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Forwarded', 'Via'];

function hasToken(context: Context<Env>, system: Pick<System, 'sha256'>, token: string | null): boolean {
  const given = /^Bearer ([^\s]+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
  if (token === null || given === undefined) return false;
  // Hashes have the same length, and comparing them does not show how much of the token was right.
  return timingSafeEqual(Buffer.from(system.sha256(given)), Buffer.from(system.sha256(token)));
}
