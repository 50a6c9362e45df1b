import { compareText } from '../text/compare-text.ts';
import type { AccountItem } from './account-item.ts';

/**
 * How money is spread over debts: the one that is due first gets all it owes, then the next.
 * `oldestFirst(150, [{ id: 'a', due: '2026-11-01', date: '2026-10-01', open: 100 }, { id: 'b', due: '2026-12-01', date: '2026-11-01', open: 80 }])`
 * → `[{ debt: 'a', amount: 100 }, { debt: 'b', amount: 50 }]`. What is left over is an advance.
 */
export function oldestFirst(
  amount: number,
  debts: readonly Pick<AccountItem, 'id' | 'due' | 'date' | 'open'>[],
): { debt: string; amount: number }[] {
  const lines: { debt: string; amount: number }[] = [];
  let left = amount;
  for (const { id, open } of debts.toSorted(byDue)) {
    const pays = Math.min(left, open);
    if (pays <= 0) continue;
    lines.push({ debt: id, amount: pays });
    left -= pays;
  }
  return lines;
}

/** Debts of one day keep their order, which is that of their issue. */
function byDue(one: Pick<AccountItem, 'due' | 'date'>, other: Pick<AccountItem, 'due' | 'date'>): number {
  return compareText(one.due, other.due) || compareText(one.date, other.date);
}
