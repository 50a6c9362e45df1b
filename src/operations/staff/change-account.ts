import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { AccountChange } from '#domain/staff/role.ts';
import type { Actor } from '../ports/actor.ts';
import type { UserStore } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';

/**
 * Closes an account (every login of it ends; its name stays on what it did), opens it again, gives it another role, or ends
 * the codes of an app that the person has lost or that nobody can check any more.
 * Answers a sentence. The last owner stays one: nobody could let another in.
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
      return ok(`${username} can log in again.`);
    case 'factor-off':
      if (username === actor.username)
        return failed('conflict', 'The codes of your own app are ended under Your account.');
      if (!(await users.endFactor(id, 'asked', at, actor))) return failed('conflict', `${username} has no app set up.`);
      return ok(`Login asks ${username} for the password alone.`);
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
