import { isLoginOver } from '#domain/staff/is-login-over.ts';
import type { Login, LoginStore } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';

const MARK_SEEN_EVERY = 60_000;

/** The login of a token, or null when it is unknown, ended, idle for 30 minutes or 12 hours old. */
export async function checkLogin(
  { system, logins }: { system: System; logins: LoginStore },
  token: string,
): Promise<Login | null> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
  const login = await logins.find(system.sha256(token));
  if (!login) return null;
  const now = system.now();
  if (isLoginOver(login, now)) return null;
  if (Date.parse(now) - Date.parse(login.seenAt) >= MARK_SEEN_EVERY) await logins.markSeen(login.tokenHash, now);
  return login;
}
