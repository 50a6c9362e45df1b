const MINUTE = 60_000;

/** Allows `most` calls a minute for each key, counted in this process. The function returns 0, or the seconds to wait. */
export function limitRate(most: number): (key: string, now: number) => number {
  const times = new Map<string, number[]>();
  return (key, now) => {
    if (most === Number.POSITIVE_INFINITY) return 0;
    // A time in the future is from before the clock was set back.
    const isRecent = (time: number) => Math.abs(now - time) < MINUTE;
    const recent = (times.get(key) ?? []).filter(isRecent);
    const oldest = recent[0];
    if (oldest !== undefined && recent.length >= most) return Math.ceil((MINUTE - (now - oldest)) / 1000);
    times.set(key, [...recent, now]);
    if (times.size > 1000)
      for (const [other, itsTimes] of times) if (!isRecent(itsTimes.at(-1) ?? 0)) times.delete(other);
    return 0;
  };
}
