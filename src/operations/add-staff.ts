import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { passwordProblem, usernameProblem } from '#domain/staff/account-problems.ts';
import type { Actor, World } from './ports.ts';
import type { Passwords, UserStore } from './staff-ports.ts';

type Ports = { world: World; users: UserStore; passwords: Passwords };

/** Adds a staff account. */
export const addStaff = async (
  { world, users, passwords }: Ports,
  account: { username: string; password: string },
  actor: Actor,
): Promise<Outcome<{ username: string }>> => {
  const username = account.username.trim();
  const problem = usernameProblem(username) ?? passwordProblem(account.password);
  if (problem) return failed('invalid', problem);
  const passwordHash = await passwords.hash(account.password);
  const added = await users.add({ id: world.uuid(), username, passwordHash }, world.now(), actor);
  return added ? ok({ username }) : failed('conflict', `There is an account ${username} already.`);
};
