/**
 * Fills in a fact about rows that lack it, batch by batch, until `next` finds none or the signal aborts. Null when there
 * was nothing to fill in, as a job answers.
 */
export async function fillAll(
  next: () => Promise<{ examined: number; filled: number }>,
  signal: AbortSignal,
): Promise<{ filled: number } | null> {
  let filled = 0;
  while (!signal.aborted) {
    const done = await next();
    filled += done.filled;
    if (done.examined === 0) break;
  }
  return filled > 0 ? { filled } : null;
}
