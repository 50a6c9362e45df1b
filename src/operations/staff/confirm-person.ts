import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { confirmLimits } from '#domain/staff/login-limits.ts';
import type { Actor } from '../ports/actor.ts';
import type { LimitStore, Login, LoginStore, Passwords, UserStore } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; users: UserStore; logins: LoginStore; limits: LimitStore; passwords: Passwords };

/**
 * Asks the person who is logged in for the password again, before something that a stolen login must not do (ASVS 5.0: 7.5.1).
 * Tries are counted by login: those of strangers at Sign In do not keep the person from it. Answers the hash that it was
 * held against.
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
  // Not counted with those of strangers at Sign In: a guess with a stolen login would go unseen among them.
  await logins.ownPasswordRefused(system.now(), actor);
  const message = 'That is not your password.';
  return failed('invalid', message, { problems: [{ field: 'ownPassword', message }] });
}
