import type { ReceivableStore } from '../ports/receivables.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: Pick<System, 'now'>; receivables: Pick<ReceivableStore, 'fillNext'> };

/** Gives the accounts what an earlier release issued, cancelled, linked and merged. Null when there was nothing. */
export async function catchUpAccounts(
  { system, receivables }: Ports,
  signal: AbortSignal,
): Promise<{ filled: number } | null> {
  let filled = 0;
  while (!signal.aborted) {
    const done = await receivables.fillNext(system.now());
    filled += done.filled;
    if (done.examined === 0) break;
  }
  return filled > 0 ? { filled } : null;
}
