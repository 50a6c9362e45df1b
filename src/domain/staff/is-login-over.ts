const IDLE = 30 * 60_000;
const ABSOLUTE = 12 * 60 * 60_000;

/**
 * Whether a login has ended by itself: idle for 30 minutes, or 12 hours old (ASVS 5.0: 7.3). Instants are ISO UTC text.
 * `isLoginOver({ createdAt: '…T06:00…', seenAt: '…T06:00…' }, '…T06:30…')` → `true`
 */
export const isLoginOver = (login: { createdAt: string; seenAt: string }, now: string): boolean =>
  Date.parse(now) - Date.parse(login.seenAt) >= IDLE || Date.parse(now) - Date.parse(login.createdAt) >= ABSOLUTE;
