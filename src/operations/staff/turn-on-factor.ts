import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { isTotpSecret } from '#domain/staff/base32.ts';
import { totpStep } from '#domain/staff/totp.ts';
import type { Actor } from '../ports/actor.ts';
import type { Secrets, UserStore } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';

/** Turns on the second factor: a login of this person then needs a code. The first code proves that the app has the secret. */
export async function turnOnFactor(
  { system, users, secrets }: { system: System; users: UserStore; secrets: Secrets },
  { secret, code }: { secret: string; code: string },
  actor: Actor,
): Promise<Outcome<null>> {
  const at = system.now();
  if (!isTotpSecret(secret)) return failed('invalid', 'That secret is not valid. Reload the page for another one.');
  const used = totpStep(code, { secret, used: 0, at }, system.hmacSha1);
  if (used === null) {
    const message = 'That is not the current code. Check the clock of the phone.';
    return failed('invalid', message, { problems: [{ field: 'code', message }] });
  }
  const user = await users.findByUsername(actor.username);
  if (!user) return failed('not-found', `There is no account ${actor.username}.`);
  await users.setFactor(user.id, { secret: secrets.encrypt(secret, user.id), used }, at, actor);
  return ok(null);
}
