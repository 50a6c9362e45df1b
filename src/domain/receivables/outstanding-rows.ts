import type { AccountItem } from './account-item.ts';
import { ageBox, noAgeing } from './ageing.ts';
import { notInTheBook, type OutstandingRow } from './outstanding-row.ts';

/**
 * One row for each customer with open items, in the order in which they first appear.
 * `outstandingRows([{ customer: 'a', side: 'debt', due: '2026-11-20', open: 70, … }], '2026-11-21', nameOf)` →
 * `[{ customer: 'a', oldestDue: '2026-11-20', upTo30: 70, advance: 0, owed: 70, … }]`
 */
export function outstandingRows(
  items: readonly AccountItem[],
  asOf: string,
  nameOf: (customer: string) => string,
): OutstandingRow[] {
  const rows = new Map<string | null, OutstandingRow>();
  for (const { customer, side, due, open } of items) {
    const row = rows.get(customer) ?? newRow(customer, nameOf);
    rows.set(customer, row);
    if (side === 'debt') {
      row[ageBox(due, asOf)] += open;
      row.owed += open;
      if (due < asOf && (row.oldestDue === '' || due < row.oldestDue)) row.oldestDue = due;
    } else {
      row.advance -= open;
      row.owed -= open;
    }
  }
  return [...rows.values()];
}

function newRow(customer: string | null, nameOf: (customer: string) => string): OutstandingRow {
  const name = customer === null ? notInTheBook : nameOf(customer);
  return { customer, name, oldestDue: '', ...noAgeing, advance: 0, owed: 0 };
}
