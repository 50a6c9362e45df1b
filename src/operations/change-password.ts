import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { passwordProblem } from '#domain/staff/account-problems.ts';
import type { Actor, World } from './ports.ts';
import type { Passwords, UserStore } from './staff-ports.ts';

type Ports = { world: World; users: UserStore; passwords: Passwords };

/** Gives an account another password and ends every login of it. */
export const changePassword = async (
  { world, users, passwords }: Ports,
  account: { username: string; password: string },
  actor: Actor,
): Promise<Outcome<{ username: string }>> => {
  const problem = passwordProblem(account.password);
  if (problem) return failed('invalid', problem);
  const user = await users.findByUsername(account.username.trim());
  if (!user) return failed('not-found', `There is no account ${account.username}.`);
  await users.setPassword(user.id, await passwords.hash(account.password), world.now(), actor);
  return ok({ username: user.username });
};
