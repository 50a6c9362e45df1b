import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { passwordProblem } from '#domain/staff/account-problems.ts';
import type { Actor } from '../ports/actor.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { OwnPassword, Passwords, UserStore } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; users: UserStore; passwords: Passwords; companies: CompanyStore };

/**
 * Sets another password for an account and ends all its logins. A person's own change keeps the current login, and needs
 * the confirmed password to be still the stored one: an owner may have reset it meanwhile.
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
  return failed('conflict', 'Your password was changed meanwhile, so this change was not made. Log in again.');
}
