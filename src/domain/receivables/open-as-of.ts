import type { AccountItem } from './account-item.ts';
import { withOpen } from './with-open.ts';

/** An allocation that did not count on the day and counts now, or the other way round. */
export type ChangedAllocation = { source: string; debt: string; amount: number; date: string; endedOn: string | null };

/**
 * What was open at the end of a past day, from what is open now and the allocations that have changed since:
 * `openAsOf([invoice of 1,180 that is paid now], [its allocation of 5 November], '2026-11-01')` → `[{ …invoice, open: 1180 }]`.
 * A cancelled receipt counts until the day of its cancellation, a cancelled document or opening bill never did. What was paid
 * twice on that day is an advance. What was given to a document that is another customer's since was an advance, too.
 */
export function openAsOf(
  items: readonly AccountItem[],
  allocations: readonly ChangedAllocation[],
  day: string,
): AccountItem[] {
  const counted = new Map<string, AccountItem>();
  // What is cancelled has nothing open now: on that day it had all that was not allocated.
  for (const item of items)
    if (countsOn(item, day)) counted.set(item.id, item.endedOn === null ? { ...item } : { ...item, open: item.amount });
  for (const { source, debt, amount, date, endedOn } of allocations) {
    const [from, to] = [counted.get(source), counted.get(debt)];
    if (endedOn === null && date > day) {
      if (from) from.open += amount;
      if (to) to.open += amount;
    }
    // Money that was given to a cancelled invoice was an advance all the time.
    if (endedOn !== null && endedOn > day && date <= day && from && to && from.customer === to.customer) {
      from.open -= amount;
      to.open -= amount;
    }
  }
  return [...counted.values()]
    .filter(({ open, side }) => open !== 0 && side !== 'transfer')
    .map((item) => withOpen(item, item.open));
}

function countsOn({ kind, date, endedOn }: AccountItem, day: string): boolean {
  return date <= day && (endedOn === null || (endedOn > day && vouchers.includes(kind)));
}

const vouchers: readonly AccountItem['kind'][] = ['receipt', 'refund', 'settlement'];
