import { isOf, mostOwedFirst, type OutstandingRow, sumsOfRows } from '#domain/receivables/outstanding-row.ts';
import { beginWords, soughtWords, wordsOf } from '#domain/text/word-starts.ts';
import type { OutstandingSearch, OutstandingStore } from '#operations/ports/outstanding.ts';
import type { Database } from '../engine/tables.ts';
import { readAdvances } from './advances/read-advances.ts';
import { calculatorOf, type Past, type PastRow } from './calculate-past.ts';
import { customerDebts } from './customer-debts.ts';
import { readOpenItems } from './read-open-items.ts';
import { readOutstanding } from './read-outstanding.ts';
import { sumOutstanding } from './sum-outstanding.ts';

/** What customers owe: from the stored rows where these are what was owed at the end of the day, else as it is calculated. */
export function openOutstandingStore(database: Database, past: Past): OutstandingStore {
  return {
    rows: async (search, page, size) => {
      const calculator = await calculatorOf(database, past, search);
      return calculator
        ? pageOf(await foundOn(database, calculator, search), search, page, size)
        : readOutstanding(database, search, page, size);
    },
    sums: async (search) => {
      const calculator = await calculatorOf(database, past, search);
      return calculator
        ? sumsOfRows(await foundOn(database, calculator, search), search.which)
        : sumOutstanding(database, search);
    },
    items: (filter, page, size) => readOpenItems(database, past, filter, page, size),
    advances: (filter) => readAdvances(database, past, filter),
    ofCustomers: (customers, today) => customerDebts(database, customers, today),
  };
}

function pageOf(found: PastRow[], { which }: OutstandingSearch, page: number, size: number): OutstandingRow[] {
  return found
    .filter((row) => isOf(row, which))
    .sort(mostOwedFirst)
    .slice((page - 1) * size, page * size)
    .map(({ words: _, ...row }) => row);
}

/** The rows of a day that is calculated, of customers with the words. */
async function foundOn(
  { write }: Database,
  past: Past,
  { asOf, taxState, query }: OutstandingSearch,
): Promise<PastRow[]> {
  // The child reads the primary: with a replica's head, what it has calculated would be calculated again.
  const { seq } = await write.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow();
  const words = soughtWords(wordsOf(query));
  const all = await past.rows({ day: asOf, taxState }, seq);
  return words.length === 0 ? all : all.filter((row) => beginWords(words, row.words));
}
