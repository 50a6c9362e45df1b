import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { passwordProblem } from '#domain/staff/account-problems.ts';
import { addressNetwork } from '#domain/staff/address-network.ts';
import { networkLimits } from '#domain/staff/login-limits.ts';
import { readCode } from '#domain/staff/one-time-code.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { LimitStore, LoginStore, Passwords, UserStore } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: System;
  users: UserStore;
  logins: LoginStore;
  limits: LimitStore;
  passwords: Passwords;
  companies: CompanyStore;
};

/** Sets the password that a person chose, with the one-time code from an owner. As at login, a refusal does not say which accounts exist. */
export async function redeemCode(
  { system, users, logins, limits, passwords, companies }: Ports,
  given: { username: string; code: string; password: string },
  from: { address: string; limited: boolean },
): Promise<Outcome<{ username: string }>> {
  const at = system.now();
  const wait = from.limited ? await limits.take(networkLimits(from.address), at) : 0;
  if (wait > 0) return failed('too-many', `Too many tries. Wait ${wait} seconds and try again.`, { retryAfter: wait });

  const words = [given.username, (await companies.current())?.company.name ?? ''];
  const problem = await passwordProblem(given.password, (password) => passwords.isEasy(password, words));
  if (problem) return failed('invalid', problem, { problems: [{ field: 'password', message: problem }] });

  const user = await users.findByUsername(given.username.trim());
  const spent = {
    codeHash: system.sha256(readCode(given.code)),
    passwordHash: await passwords.hash(given.password),
    network: system.sha256(addressNetwork(from.address)),
  };
  const actor = { username: user?.username ?? 'unknown', address: from.address };
  if (user && (await users.redeemCode(user.id, spent, at, actor))) return ok({ username: user.username });
  await logins.auditRefused(at, actor);
  const message = 'The username or the code is wrong, or the code was used or has expired. Ask for another one.';
  return failed('invalid', message, { problems: [{ field: 'code', message }] });
}
