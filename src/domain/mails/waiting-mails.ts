import { pauseAfter } from '../callbacks/next-try.ts';

/** The mails that wait and were tried equally often since they were asked for: how many, and the next try of the first. Instants are ISO UTC. */
type TriedMails = { tries: number; count: number; nextTryAt: string };

/**
 * How many wait, and since when the oldest does: since it was asked for, or asked for again. That is the next try less the pauses before it.
 * `waitingMails([{ tries: 3, count: 1, nextTryAt: '2026-11-21T06:07:00.000Z' }])` → `{ count: 1, oldest: '2026-11-21T06:00:00.000Z' }`
 */
export function waitingMails(groups: TriedMails[]): { count: number; oldest: string | null } {
  const oldest = groups.map(waitingSince).toSorted().at(0) ?? null;
  return { count: groups.reduce((sum, { count }) => sum + Number(count), 0), oldest };
}

function waitingSince({ tries, nextTryAt }: TriedMails): string {
  let since = Date.parse(nextTryAt);
  for (let failures = 1; failures <= tries; failures += 1) since -= pauseAfter(failures);
  return new Date(since).toISOString();
}
