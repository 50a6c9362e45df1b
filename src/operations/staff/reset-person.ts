import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { codeUntil, oneTimeCode, readCode } from '#domain/staff/one-time-code.ts';
import type { Actor } from '../ports/actor.ts';
import type { Passwords, UserStore } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; users: UserStore; passwords: Passwords };

/** Gives a person a one-time code for a new password. The old password and all logins of the person end at once. */
export async function resetPerson(
  { system, users, passwords }: Ports,
  username: string,
  actor: Actor,
): Promise<Outcome<{ username: string; code: string; until: string }>> {
  const user = await users.findByUsername(username);
  if (!user) return failed('not-found', `There is no account ${username}.`);
  if (user.disabledAt) return failed('conflict', `${user.username} is disabled: enable the account first.`);
  if (user.username === actor.username) return failed('conflict', 'Change your own password under Your account.');
  const at = system.now();
  const code = oneTimeCode(system.sha256(system.secret(32)));
  const until = codeUntil(at);
  const unusableHash = await passwords.hash(system.secret(32));
  await users.giveCode(user.id, unusableHash, { hash: system.sha256(readCode(code)), until }, at, actor);
  return ok({ username: user.username, code, until });
}
