import type { AccountItem } from './account-item.ts';

/**
 * The day from which an allocation counts: an allocation counts on a day only where both its ends do. A receipt of 3 May that
 * pays an invoice of 9 May: `allocationDate('2026-05-03', receipt, invoice)` → `'2026-05-09'`
 */
export function allocationDate(day: string, ...ends: (Pick<AccountItem, 'date'> | undefined)[]): string {
  return ends.reduce((last, end) => (end && end.date > last ? end.date : last), day);
}
