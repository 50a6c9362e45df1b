import { newFactorCall, turnOffFactorCall, turnOnFactorCall } from '#contract/staff/account.ts';
import { totpSecret } from '#domain/staff/base32.ts';
import { totpLink } from '#domain/staff/totp.ts';
import { confirmPerson } from '#operations/staff/confirm-person.ts';
import { turnOnFactor } from '#operations/staff/turn-on-factor.ts';
import { refuse, sendText } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';

export function secondFactorRoutes(ports: ServerPorts, settings: ServerSettings): Route[] {
  return [
    route(newFactorCall, async ({ context, login }) => {
      const { system, companies } = ports;
      const secret = totpSecret(system.sha256(system.secret(32)));
      const firm = (await companies.current())?.company.name ?? 'Vitrine';
      return context.json({ secret, link: totpLink(login.username, firm, secret) });
    }),

    route(turnOnFactorCall, async ({ context, body, actor, login }) => {
      const who = { login, actor, limited: settings.rateLimits };
      const confirmed = await confirmPerson(ports, body.ownPassword, who);
      if (!confirmed.ok) return refuse(context, confirmed);
      const on = await turnOnFactor(ports, body, actor);
      return on.ok ? sendText(context, 'From now on Login asks for a code of your app.') : refuse(context, on);
    }),

    route(turnOffFactorCall, async ({ context, body, actor, login }) => {
      const who = { login, actor, limited: settings.rateLimits };
      const confirmed = await confirmPerson(ports, body.ownPassword, who);
      if (!confirmed.ok) return refuse(context, confirmed);
      await ports.users.setFactor(login.userId, null, ports.system.now(), actor);
      return sendText(context, 'Login now asks only for the password.');
    }),
  ];
}
