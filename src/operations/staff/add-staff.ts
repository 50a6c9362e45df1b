import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { lookAlikeProblem, passwordProblem, reservedNames, usernameProblem } from '#domain/staff/account-problems.ts';
import type { Role } from '#domain/staff/role.ts';
import type { Actor } from '../ports/actor.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { Passwords, UserStore } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; users: UserStore; passwords: Passwords; companies: CompanyStore };

/** Adds an account with a password. The first account is always an owner. */
export async function addStaff(
  { system, users, passwords, companies }: Ports,
  account: { username: string; password: string; role?: Role },
  actor: Actor,
): Promise<Outcome<{ username: string; role: Role }>> {
  const username = account.username.trim();
  const words = [username, (await companies.current())?.company.name ?? ''];
  const isEasy = (password: string) => passwords.isEasy(password, words);
  const problem = usernameProblem(username) ?? (await passwordProblem(account.password, isEasy));
  if (problem) return failed('invalid', problem);
  const taken = await users.lookAlike(username, reservedNames);
  if (taken !== null) return failed('conflict', lookAlikeProblem(taken));
  const role = (await users.count()) === 0 ? 'owner' : (account.role ?? 'staff');
  const passwordHash = await passwords.hash(account.password);
  const added = await users.add({ id: system.uuid(), username, role, passwordHash, code: null }, system.now(), actor);
  return added ? ok({ username, role }) : failed('conflict', `There is an account ${username} already.`);
}
