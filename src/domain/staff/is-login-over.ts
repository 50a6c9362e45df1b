const IDLE = 30 * 60_000;
const ABSOLUTE = 12 * 60 * 60_000;

/**
 * Whether a login has expired: idle for 30 minutes, or 12 hours old (ASVS 5.0: 7.3). Instants are ISO UTC text.
 * `isLoginOver({ createdAt: '…T06:00…', seenAt: '…T06:00…' }, '…T06:30…')` → `true`
 */
export function isLoginOver(login: { createdAt: string; seenAt: string }, now: string): boolean {
  // The absolute difference: when the clock is set back, a login from the later time must not stay valid until then.
  return apart(now, login.seenAt) >= IDLE || apart(now, login.createdAt) >= ABSOLUTE;
}

function apart(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}
