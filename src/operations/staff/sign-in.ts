import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { addressNetwork } from '#domain/staff/address-network.ts';
import { loginLimits } from '#domain/staff/login-limits.ts';
import { totpStep } from '#domain/staff/totp.ts';
import type { Actor } from '../ports/actor.ts';
import type { LimitStore, LoginStore, Passwords, Secrets, UserStore } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: System;
  users: UserStore;
  logins: LoginStore;
  limits: LimitStore;
  passwords: Passwords;
  secrets: Secrets;
};

const MAX_LOGINS_OF_ONE_PERSON = 5;
const MAX_AGENT_LENGTH = 300;
const askForCode = 'Enter the code of your authenticator app.';
const noKey =
  'The codes of your app cannot be checked: the key of this shop’s secrets is missing or wrong. Ask an owner to end the codes of your app, or the operator to set SECRETS_KEY again.';
const wrongCode = 'That code is wrong or was used before: wait for the next one.';

/** Checks the password and the code, and returns a token of 256 random bits. Only its hash is stored. */
export async function signIn(
  ports: Ports,
  credentials: { username: string; password: string; code?: string | undefined },
  from: { address: string; agent?: string; limited: boolean },
): Promise<Outcome<{ token: string }>> {
  const { system, users, logins } = ports;
  const at = system.now();
  const actor: Actor = { username: credentials.username, address: from.address };

  const network = system.sha256(addressNetwork(from.address));
  if (from.limited) {
    const known = await logins.isKnownNetwork(credentials.username.trim(), network, at);
    const wait = await ports.limits.take(loginLimits(credentials.username, from.address, known), at);
    if (wait > 0)
      return failed('too-many', `Too many tries. Wait ${wait} seconds and try again.`, { retryAfter: wait });
  }

  const user = await users.findByUsername(credentials.username.trim());
  const known = user && !user.disabledAt ? user : null;
  const right = await ports.passwords.verify(credentials.password, known?.passwordHash ?? null);
  if (!known || !right) {
    // A password typed into the wrong field must not get into the log, which cannot be changed.
    await logins.auditRefused(at, { ...actor, username: known?.username ?? 'unknown' });
    return failed('unauthenticated', 'Invalid username or password');
  }
  const { factor } = known;
  const secret = factor && ports.secrets.decrypt(factor.secret, known.id);
  if (factor && secret === null) {
    await logins.auditRefused(at, { ...actor, username: known.username });
    return failed('unauthenticated', noKey);
  }
  if (factor && !credentials.code) {
    await logins.auditMissingCode(at, { ...actor, username: known.username });
    return failed('unauthenticated', askForCode, { problems: [{ field: 'code', message: askForCode }] });
  }
  if (factor && secret !== null) {
    const step = totpStep(credentials.code ?? '', { secret, used: factor.used, at }, system.hmacSha1);
    if (step === null || !(await users.takeFactor(known.id, step))) {
      await logins.auditRefused(at, { ...actor, username: known.username });
      return failed('unauthenticated', wrongCode, { problems: [{ field: 'code', message: wrongCode }] });
    }
  }
  const token = system.secret(32);
  const where = { address: from.address, network, agent: (from.agent ?? '').slice(0, MAX_AGENT_LENGTH).toWellFormed() };
  const login = { tokenHash: system.sha256(token), userId: known.id, createdAt: at, seenAt: at, ...where };
  const kept = await logins.add(login, known.passwordHash, MAX_LOGINS_OF_ONE_PERSON, {
    ...actor,
    username: known.username,
  });
  return kept ? ok({ token }) : failed('unauthenticated', 'Invalid username or password');
}
