import { customerNameKey } from '../customer-keys.ts';
import { mayBe } from './import-book.ts';
import type { ImportField } from './import-field.ts';
import type { ImportRow } from './read-import-row.ts';

/** Why a row is not taken, and the column that says so. */
type Reason = { field: ImportField; message: string };

/** More rows of one name come from a wrong column, such as the group of a ledger, and each would be compared with all others. */
const MOST_OF_A_NAME = 200;

/** The rows that are about the customer of an earlier row, by the earlier row that has the GSTIN, or the name and PIN. */
export function repeatedRows(rows: readonly ImportRow[]): Map<ImportRow, Reason> {
  const repeated = new Map<ImportRow, Reason>();
  const byGstin = new Map<string, ImportRow>();
  const byName = new Map<string, ImportRow[]>();
  const counts = countNames(rows);
  for (const row of rows) {
    const { gstin, name } = row.customer;
    const count = counts.get(customerNameKey(name)) ?? 0;
    if (count > MOST_OF_A_NAME) {
      repeated.set(row, { field: 'name', message: `${count} rows have this name. Choose the column with the names.` });
      continue;
    }
    const registered = gstin === '' ? undefined : byGstin.get(gstin);
    const named = byName.get(customerNameKey(name)) ?? [];
    const same = named.find(({ customer }) => mayBe(customer, row.customer));
    if (registered) repeated.set(row, { field: 'gstin', message: `row ${registered.number} has this GSTIN already.` });
    else if (same) repeated.set(row, { field: 'name', message: `row ${same.number} has this name and PIN already.` });
    if (gstin !== '' && !registered) byGstin.set(gstin, row);
    byName.set(customerNameKey(name), [...named, row]);
  }
  return repeated;
}

function countNames(rows: readonly ImportRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { customer } of rows) {
    const key = customerNameKey(customer.name);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
