import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { loginLimits } from '#domain/staff/login-limits.ts';
import type { Actor, World } from './ports.ts';
import type { LimitStore, LoginStore, Passwords, UserStore } from './staff-ports.ts';

type Ports = { world: World; users: UserStore; logins: LoginStore; limits: LimitStore; passwords: Passwords };

/** Asks the person who is logged in for the password again, before something that a stolen login must not do (ASVS 5.0: 7.5.1). */
export const confirmPerson = async (
  { world, users, logins, limits, passwords }: Ports,
  ownPassword: string,
  actor: Actor,
  limited: boolean,
): Promise<Outcome<null>> => {
  const wait = limited ? await limits.take(loginLimits(actor.username, actor.address), world.now()) : 0;
  if (wait > 0) return failed('too-many', `Too many tries. Wait ${wait} seconds and try again.`, { retryAfter: wait });
  const user = await users.findByUsername(actor.username);
  if (await passwords.verify(ownPassword, user?.passwordHash ?? null)) return ok(null);
  // Whoever guesses with a stolen login leaves the same line as at Sign In.
  await logins.refused(world.now(), actor);
  const message = 'That is not your password.';
  return failed('invalid', message, { problems: [{ field: 'ownPassword', message }] });
};
