import { formatRupees } from '#domain/money/format-rupees.ts';

/** `['owes 3,25,913.00', 'overdue 1,32,092.00']`; an advance is a balance below zero. */
export function owesWords({ balance, overdue = 0 }: { balance?: number; overdue?: number }): string[] {
  if (balance === undefined) return [];
  const owes = balance < 0 ? `${formatRupees(-balance)} in advance` : `owes ${formatRupees(balance)}`;
  return overdue > 0 ? [owes, `overdue ${formatRupees(overdue)}`] : [owes];
}
