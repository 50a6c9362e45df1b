import type { ReturnStore } from '../ports/returns.ts';

type Ports = { returns: Pick<ReturnStore, 'fillNext'> };

/** Freezes the facts for the returns of documents that an earlier release issued. Null when there was none. */
export async function freezeReturnFacts({ returns }: Ports, signal: AbortSignal): Promise<{ filled: number } | null> {
  let filled = 0;
  while (!signal.aborted) {
    const done = await returns.fillNext();
    filled += done.filled;
    if (done.examined === 0) break;
  }
  return filled > 0 ? { filled } : null;
}
