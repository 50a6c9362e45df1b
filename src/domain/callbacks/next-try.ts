const MINUTE = 60_000;
const LONGEST = 6 * 60 * MINUTE;

/**
 * When to send again after `tries` failures: after 1, 2, 4 … minutes, at most 6 hours, without end.
 * `nextTry('2026-11-21T06:00:00.000Z', 3)` → `'2026-11-21T06:04:00.000Z'`
 */
export function nextTry(at: string, tries: number): string {
  return new Date(Date.parse(at) + pauseAfter(tries)).toISOString();
}

/** `pauseAfter(3)` → `240000`: milliseconds until the next try after so many failures. */
export function pauseAfter(tries: number): number {
  return Math.min(LONGEST, MINUTE * 2 ** (tries - 1));
}
