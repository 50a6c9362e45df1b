const IDLE = 30 * 60_000;
const ABSOLUTE = 12 * 60 * 60_000;

/**
 * Whether a login has ended by itself: idle for 30 minutes, or 12 hours old (ASVS 5.0: 7.3). Instants are ISO UTC text.
 * `isLoginOver({ createdAt: '…T06:00…', seenAt: '…T06:00…' }, '…T06:30…')` → `true`
 */
export function isLoginOver(login: { createdAt: string; seenAt: string }, now: string): boolean {
  // Either way: a login of a day that the clock has been set back from would otherwise hold until that day is over.
  return apart(now, login.seenAt) >= IDLE || apart(now, login.createdAt) >= ABSOLUTE;
}

function apart(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}
