import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { lookAlikeProblem, reservedNames, usernameProblem } from '#domain/staff/account-problems.ts';
import { codeUntil, oneTimeCode, readCode } from '#domain/staff/one-time-code.ts';
import type { Role } from '#domain/staff/role.ts';
import type { Actor } from '../ports/actor.ts';
import type { Passwords, UserStore } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; users: UserStore; passwords: Passwords };

/** Adds an account and returns a one-time code. With it the person chooses the password, which nobody else ever knows. */
export async function invitePerson(
  ports: Ports,
  account: { username: string; role: Role },
  actor: Actor,
): Promise<Outcome<{ username: string; code: string; until: string }>> {
  const { system, users, passwords } = ports;
  const username = account.username.trim();
  const problem = usernameProblem(username);
  if (problem) return failed('invalid', problem, { problems: [{ field: 'username', message: problem }] });
  const taken = await users.lookAlike(username, reservedNames);
  if (taken !== null) return conflict(lookAlikeProblem(taken));
  const at = system.now();
  const code = oneTimeCode(system.sha256(system.secret(32)));
  const until = codeUntil(at);
  const user = {
    id: system.uuid(),
    username,
    role: account.role,
    passwordHash: await passwords.hash(system.secret(32)),
    code: { hash: system.sha256(readCode(code)), until },
  };
  if (await users.add(user, at, actor)) return ok({ username, code, until });
  return conflict(`There is an account ${username} already.`);
}

function conflict(message: string) {
  return failed('conflict', message, { problems: [{ field: 'username', message }] });
}
