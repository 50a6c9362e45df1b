import type { Logger } from 'pino';
import type { Call } from '#contract/call.ts';
import { openapi } from '#contract/openapi.ts';
import { cspCall, healthzCall, openapiCall, readyzCall } from '#contract/probes.ts';
import { addressNetwork } from '#domain/staff/address-network.ts';
import { limitRate } from '../limit-rate.ts';
import { sendText, statusOf } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';

const unavailable = statusOf('unavailable');

// Anyone can send reports; more would only fill the log.
const REPORTS_A_MINUTE = 10;

export function probeRoutes(ports: ServerPorts, settings: ServerSettings, log: Logger, calls: Call[]): Route[] {
  // Described when it is first asked for: every start would wait for it.
  let described: ReturnType<typeof openapi> | null = null;
  const describe = () => openapi([...calls, healthzCall, readyzCall, openapiCall, cspCall], settings.publicOrigin);
  const allowed = limitRate(REPORTS_A_MINUTE);
  return [
    route(healthzCall, ({ context }) => sendText(context, 'ok')),

    route(readyzCall, async ({ context }) => {
      if (settings.isStopping?.()) return sendText(context, 'stopping', unavailable);
      const answers = await Promise.allSettled([ports.pingDatabase(), ports.files.ping()]);
      const silent = ['database', 'file store'].filter((_, index) => answers[index]?.status === 'rejected');
      return silent.length === 0
        ? sendText(context, 'ready')
        : sendText(context, `no answer from the ${silent.join(' and the ')}`, unavailable);
    }),

    route(openapiCall, ({ context }) => {
      described ??= describe();
      return context.json(described);
    }),

    route(cspCall, ({ context, body, actor }) => {
      const report = String(body).slice(0, 2000);
      if (allowed(addressNetwork(actor.address), Date.parse(ports.system.now())) === 0)
        log.warn({ requestId: context.get('requestId'), report }, 'policy violation');
      return context.body(null, 204);
    }),
  ];
}
