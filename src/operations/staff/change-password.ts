import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { passwordProblem } from '#domain/staff/account-problems.ts';
import type { Actor } from '../ports/actor.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { OwnPassword, Passwords, UserStore } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; users: UserStore; passwords: Passwords; companies: CompanyStore };

/**
 * Gives an account another password and ends every login of it. One's own keeps the login that asks, and is changed only
 * while the password that was confirmed is the stored one: an owner may have reset it meanwhile.
 */
export async function changePassword(
  { system, users, passwords, companies }: Ports,
  account: { username: string; password: string; own?: OwnPassword },
  actor: Actor,
): Promise<Outcome<{ username: string }>> {
  const words = [account.username, (await companies.current())?.company.name ?? ''];
  const problem = await passwordProblem(account.password, (password) => passwords.isEasy(password, words));
  if (problem) return failed('invalid', problem, { problems: [{ field: 'password', message: problem }] });
  const user = await users.findByUsername(account.username.trim());
  if (!user) return failed('not-found', `There is no account ${account.username}.`);
  const hash = await passwords.hash(account.password);
  if (await users.setPassword(user.id, hash, system.now(), actor, account.own)) return ok({ username: user.username });
  return failed('conflict', 'Your password was changed meanwhile, and stays as it is now. Log in again with it.');
}
