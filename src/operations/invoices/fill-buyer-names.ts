import type { BuyerNames } from '../ports/invoices.ts';

/** Stores the buyer's name of every document that an earlier release issued without one; null when none was missing. */
export async function fillBuyerNames(
  { buyerNames }: { buyerNames: BuyerNames },
  signal: AbortSignal,
): Promise<{ filled: number } | null> {
  let filled = 0;
  while (!signal.aborted) {
    const done = await buyerNames.fillNext();
    filled += done.filled;
    if (done.examined === 0) break;
  }
  return filled > 0 ? { filled } : null;
}
