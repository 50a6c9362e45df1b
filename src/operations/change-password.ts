import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { passwordProblem } from '#domain/staff/account-problems.ts';
import type { Actor, CompanyStore, World } from './ports.ts';
import type { Passwords, UserStore } from './staff-ports.ts';

type Ports = { world: World; users: UserStore; passwords: Passwords; companies: CompanyStore };

/** Gives an account another password and ends every login of it, but for the one of `keptLogin`. */
export const changePassword = async (
  { world, users, passwords, companies }: Ports,
  account: { username: string; password: string; keptLogin?: string },
  actor: Actor,
): Promise<Outcome<{ username: string }>> => {
  const words = [account.username, (await companies.current())?.company.name ?? ''];
  const problem = passwordProblem(account.password, words);
  if (problem) return failed('invalid', problem, { problems: [{ field: 'password', message: problem }] });
  const user = await users.findByUsername(account.username.trim());
  if (!user) return failed('not-found', `There is no account ${account.username}.`);
  await users.setPassword(
    user.id,
    await passwords.hash(account.password),
    world.now(),
    actor,
    ...(account.keptLogin ? [account.keptLogin] : []),
  );
  return ok({ username: user.username });
};
