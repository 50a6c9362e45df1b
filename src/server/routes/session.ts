import { loginCall, logoutCall } from '#contract/staff/session.ts';
import { signIn } from '#operations/staff/sign-in.ts';
import { refuse, statusOf } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';

export function sessionRoutes(ports: ServerPorts, settings: ServerSettings): Route[] {
  return [
    route(loginCall, async ({ context, body, actor }) => {
      const outcome = await signIn(ports, body, {
        address: actor.address,
        agent: context.req.header('User-Agent') ?? '',
        limited: settings.rateLimits,
      });
      if (outcome.ok) return context.json({ result: 'success', token: outcome.value.token, message: 'Welcome.' });
      if (outcome.kind !== 'unauthenticated') return refuse(context, outcome);
      const { kind, message, problems } = outcome;
      return context.json({ result: 'failure', token: '', message, problems }, statusOf(kind));
    }),

    route(logoutCall, async ({ context, login, actor }) => {
      await ports.logins.end(login.tokenHash, ports.system.now(), actor);
      return context.body(null, 204);
    }),
  ];
}
