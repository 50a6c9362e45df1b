import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { confirmLimits } from '#domain/staff/login-limits.ts';
import type { Actor } from '../ports/actor.ts';
import type { LimitStore, Login, LoginStore, Passwords, UserStore } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; users: UserStore; logins: LoginStore; limits: LimitStore; passwords: Passwords };

/**
 * Checks the password of a logged-in person again, before an action that a stolen login must not do (ASVS 5.0: 7.5.1).
 * Tries are counted for each login: the tries of strangers at Sign In do not block the person. Returns the hash that the
 * password matches.
 */
export async function confirmPerson(
  { system, users, logins, limits, passwords }: Ports,
  ownPassword: string,
  { login, actor, limited }: { login: Login; actor: Actor; limited: boolean },
): Promise<Outcome<{ confirmedHash: string }>> {
  const wait = limited ? await limits.take(confirmLimits(login.tokenHash), system.now()) : 0;
  if (wait > 0) return failed('too-many', `Too many tries. Wait ${wait} seconds and try again.`, { retryAfter: wait });
  const user = await users.findByUsername(login.username);
  const confirmedHash = user?.passwordHash ?? null;
  if ((await passwords.verify(ownPassword, confirmedHash)) && confirmedHash !== null) return ok({ confirmedHash });
  // Apart from the refused logins of strangers, among which a guess with a stolen login would not be noticed.
  await logins.auditWrongOwnPassword(system.now(), actor);
  const message = 'That is not your password.';
  return failed('invalid', message, { problems: [{ field: 'ownPassword', message }] });
}
