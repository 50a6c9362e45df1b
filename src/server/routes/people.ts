import { addPersonCall, changePersonCall, type Person, peopleCall, resetPersonCall } from '#contract/staff/people.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { Login } from '#operations/ports/staff.ts';
import { changeAccount } from '#operations/staff/change-account.ts';
import { confirmPerson } from '#operations/staff/confirm-person.ts';
import { invitePerson } from '#operations/staff/invite-person.ts';
import { resetPerson } from '#operations/staff/reset-person.ts';
import { refuse, sendText } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';

export function peopleRoutes(ports: ServerPorts, settings: ServerSettings): Route[] {
  /** Does the work after the owner has confirmed it with the own password. */
  const confirmed = async <T>(
    { body, login, actor }: { body: { ownPassword: string }; login: Login; actor: Actor },
    work: () => Promise<Outcome<T>>,
  ) => {
    const who = { login, actor, limited: settings.rateLimits };
    const known = await confirmPerson(ports, body.ownPassword, who);
    return known.ok ? work() : known;
  };

  return [
    route(peopleCall, async ({ context, actor }) => {
      const now = ports.system.now();
      const people: Person[] = (await ports.users.list()).map((account) => ({
        ...account,
        codeUntil: account.codeUntil !== null && account.codeUntil > now ? account.codeUntil : null,
        you: account.username === actor.username,
      }));
      return context.json(people);
    }),

    route(addPersonCall, async ({ context, body, actor, login }) => {
      const invited = await confirmed({ body, actor, login }, () => invitePerson(ports, body, actor));
      return invited.ok ? context.json(invited.value, 201) : refuse(context, invited);
    }),

    route(resetPersonCall, async ({ context, params, body, actor, login }) => {
      const reset = await confirmed({ body, actor, login }, () => resetPerson(ports, params.username, actor));
      return reset.ok ? context.json(reset.value) : refuse(context, reset);
    }),

    route(changePersonCall, async ({ context, params, body, actor, login }) => {
      const account = { username: params.username, change: body.change };
      const changed = await confirmed({ body, actor, login }, () => changeAccount(ports, account, actor));
      return changed.ok ? sendText(context, changed.value) : refuse(context, changed);
    }),
  ];
}
