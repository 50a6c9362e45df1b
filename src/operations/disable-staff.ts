import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor, World } from './ports.ts';
import type { UserStore } from './staff-ports.ts';

/** Closes an account for good and ends every login of it; its name stays on what it did. */
export const disableStaff = async (
  { world, users }: { world: World; users: UserStore },
  username: string,
  actor: Actor,
): Promise<Outcome<{ username: string }>> => {
  const user = await users.findByUsername(username.trim());
  if (!user) return failed('not-found', `There is no account ${username}.`);
  if (user.disabledAt) return failed('conflict', `${user.username} is disabled already.`);
  await users.disable(user.id, world.now(), actor);
  return ok({ username: user.username });
};
