import { setImmediate } from 'node:timers/promises';
import { keptQuery } from '../engine/kept-query.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { linkAllLater } from '../shared-writes/link-later.ts';
import { replaceCustomerWords } from './customer-words.ts';

type Row = Omit<Tables['customers'], 'seq'>;

/** SQLite calls are synchronous: what needs no database is answered between so many. */
const ROWS_AT_ONCE = 50;

/** Writes many customers anew, as they are in `rows`, with their words; documents may fit them now. */
export async function replaceCustomers(transaction: Transacting, rows: readonly Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await setImmediate();
    const part = rows.slice(at, at + ROWS_AT_ONCE);
    for (const row of part) await replaceRow(transaction, row);
    await replaceCustomerWords(transaction, part);
  }
  await linkAllLater(
    transaction,
    rows.map(({ id }) => id),
  );
}

const replaceRow = keptQuery((database, { id, ...columns }: Row) =>
  database.updateTable('customers').set(columns).where('id', '=', id),
);
