import {
  accountCall,
  changePasswordCall,
  endLoginCall,
  type OwnAccount,
  setPasswordCall,
} from '#contract/staff/account.ts';
import { failed } from '#domain/outcome.ts';
import { deviceName } from '#domain/staff/device-name.ts';
import { isLoginOver } from '#domain/staff/is-login-over.ts';
import type { Login } from '#operations/ports/staff.ts';
import { changePassword } from '#operations/staff/change-password.ts';
import { confirmPerson } from '#operations/staff/confirm-person.ts';
import { redeemCode } from '#operations/staff/redeem-code.ts';
import { refuse, sendText } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';

export function accountRoutes(ports: ServerPorts, settings: ServerSettings): Route[] {
  return [
    route(accountCall, async ({ context, login }) => {
      const [logins, person] = await Promise.all([
        validLogins(ports, login),
        ports.users.findByUsername(login.username),
      ]);
      const account: OwnAccount = {
        username: login.username,
        role: login.role,
        factor: Boolean(person?.factor),
        logins: logins.map((each) => ({
          id: idOf(each),
          device: deviceName(each.agent),
          address: each.address,
          createdAt: each.createdAt,
          seenAt: each.seenAt,
          current: each.tokenHash === login.tokenHash,
        })),
      };
      return context.json(account);
    }),

    route(changePasswordCall, async ({ context, body, actor, login }) => {
      const confirmed = await confirmPerson(ports, body.ownPassword, {
        login,
        actor,
        limited: settings.rateLimits,
      });
      if (!confirmed.ok) return refuse(context, confirmed);
      const own = { keptLogin: login.tokenHash, ...confirmed.value };
      const account = { username: login.username, password: body.password, own };
      const changed = await changePassword(ports, account, actor);
      if (!changed.ok) return refuse(context, changed);
      return sendText(context, 'Your password is changed. Your other logins have ended.');
    }),

    route(endLoginCall, async ({ context, params, actor, login }) => {
      const id = params.login;
      const at = ports.system.now();
      if (id === 'others') {
        await ports.logins.endOthers(login.userId, login.tokenHash, at, actor);
        return sendText(context, 'Your other logins have ended.');
      }
      // Only among this person's logins: the id of another person's login must not work.
      const own = (await validLogins(ports, login)).find((each) => idOf(each) === id);
      const ended = own !== undefined && (await ports.logins.end(own.tokenHash, at, actor));
      return ended
        ? sendText(context, 'That login has ended.')
        : refuse(context, failed('not-found', 'This login has ended already.'));
    }),

    route(setPasswordCall, async ({ context, body, actor }) => {
      const redeemed = await redeemCode(ports, body, { address: actor.address, limited: settings.rateLimits });
      return redeemed.ok ? sendText(context, 'Your password is set.') : refuse(context, redeemed);
    }),
  ];
}

async function validLogins(ports: ServerPorts, { userId }: Login): Promise<Login[]> {
  const now = ports.system.now();
  return (await ports.logins.list(userId)).filter((login) => !isLoginOver(login, now));
}

/** A part of the hash: enough to identify one of a person's few logins, but useless as a token. */
function idOf({ tokenHash }: Login): string {
  return tokenHash.slice(0, 16);
}
