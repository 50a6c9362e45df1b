import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { AccountChange } from '#domain/staff/role.ts';
import type { Actor } from '../ports/actor.ts';
import type { UserStore } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';

/**
 * Disables an account (all its logins end; documents and log keep its name), enables it, changes its role, or removes the
 * second factor when the app is lost or its codes cannot be checked any more.
 * Returns a sentence. The last owner stays one: nobody else could add another.
 */
export async function changeAccount(
  { system, users }: { system: System; users: UserStore },
  account: { username: string; change: AccountChange },
  actor: Actor,
): Promise<Outcome<string>> {
  const user = await users.findByUsername(account.username.trim());
  if (!user) return failed('not-found', `There is no account ${account.username}.`);
  const { id, username } = user;
  const at = system.now();
  switch (account.change) {
    case 'disable':
      if (user.disabledAt) return failed('conflict', `${username} is disabled already.`);
      if (!(await users.disable(id, at, actor))) return lastOwner(username);
      return ok(`${username} is disabled; all logins have ended.`);
    case 'enable':
      if (!user.disabledAt) return failed('conflict', `${username} is not disabled.`);
      await users.enable(id, at, actor);
      return ok(`${username} can log in again with the password of before. Without one, give a new code.`);
    case 'factor-off':
      if (username === actor.username) return failed('conflict', 'End the codes of your own app under Your account.');
      if (!(await users.endFactor(id, 'asked', at, actor))) return failed('conflict', `${username} has no app set up.`);
      return ok(`Login now asks ${username} only for the password.`);
    default:
      if (user.role === account.change) return failed('conflict', `${username} is ${roleOf[account.change]} already.`);
      if (!(await users.setRole(id, account.change, at, actor))) return lastOwner(username);
      return ok(`${username} is ${roleOf[account.change]} now.`);
  }
}

const roleOf = { owner: 'an owner', staff: 'staff' };

function lastOwner(username: string) {
  return failed('conflict', `${username} is the only owner: make somebody else an owner first.`);
}
