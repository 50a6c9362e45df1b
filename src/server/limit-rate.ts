const MINUTE = 60_000;
/** More keys than honest callers have in a minute; together they take about 20 MB. */
const MOST_KEYS = 100_000;

/**
 * Allows `most` calls a minute for each key, counted in this process. The function returns 0, or the seconds to wait. A call
 * costs the same however many keys there are. Of more than `mostKeys`, the one that was quiet longest is forgotten.
 */
export function limitRate(most: number, mostKeys = MOST_KEYS): (key: string, now: number) => number {
  // A map keeps the order in which its keys were set: the key with the oldest last call is first.
  const times = new Map<string, number[]>();
  // This walk goes on where it stopped. One that begins anew would step over every place that a deleted key has left.
  const walk = times.entries();
  let first: IteratorResult<[string, number[]], undefined> | null = null;
  return (key, now) => {
    if (most === Number.POSITIVE_INFINITY) return 0;
    // A time in the future is from before the clock was set back.
    const isRecent = (time: number) => Math.abs(now - time) < MINUTE;
    const recent = (times.get(key) ?? []).filter(isRecent);
    const oldest = recent[0];
    if (oldest !== undefined && recent.length >= most) return Math.ceil((MINUTE - (now - oldest)) / 1000);
    recent.push(now);
    times.delete(key);
    times.set(key, recent);
    // Each key is met once for each time that it was set, so this costs no more than the calls themselves.
    first ??= walk.next();
    while (!first.done) {
      const [other, itsTimes] = first.value;
      const isThere = times.get(other) === itsTimes;
      if (isThere && times.size <= mostKeys && isRecent(itsTimes.at(-1) ?? 0)) break;
      if (isThere) times.delete(other);
      first = walk.next();
    }
    return 0;
  };
}
