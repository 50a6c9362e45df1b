import type { AccountItem } from './account-item.ts';
import { ageBox, noAgeing } from './ageing.ts';
import { notInTheBook, type OutstandingRow } from './outstanding-row.ts';

/** One row for each customer with something open, from the open items of all: in the order in which they first appear. */
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
