import { isOf, mostOwedFirst, sumsOfRows } from '#domain/receivables/outstanding-row.ts';
import { beginWords, soughtWords, wordsOf } from '#domain/text/word-starts.ts';
import type { OutstandingList, OutstandingSearch, OutstandingStore } from '#operations/ports/outstanding.ts';
import type { Database } from '../engine/tables.ts';
import { customerDebts } from './customer-debts.ts';
import type { Past } from './open-past.ts';
import { readOpenItems } from './read-open-items.ts';
import { readOutstanding } from './read-outstanding.ts';

/** What customers owe: today from the kept rows, on a past day as `past` reckons it. */
export function openOutstandingStore(database: Database, past: Past): OutstandingStore {
  return {
    page: (search, page, size) =>
      search.asOf < search.today
        ? pastPage(database, past, search, page, size)
        : readOutstanding(database, search, page, size),
    items: (filter, page, size) => readOpenItems(database, past, filter, page, size),
    ofCustomers: (customers, today) => customerDebts(database, customers, today),
  };
}

async function pastPage(
  { read }: Database,
  past: Past,
  { asOf, taxState, query, which }: OutstandingSearch,
  page: number,
  size: number,
): Promise<OutstandingList> {
  const { seq } = await read.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow();
  const words = soughtWords(wordsOf(query));
  const all = await past.rows({ day: asOf, taxState }, seq);
  const found = words.length === 0 ? all : all.filter((row) => beginWords(words, row.words));
  const shown = found
    .filter((row) => isOf(row, which))
    .sort(mostOwedFirst)
    .slice((page - 1) * size, page * size)
    .map(({ words: _, ...row }) => row);
  const sums = sumsOfRows(found, which);
  return { ...sums, rows: shown, count: sums.counts[which] };
}
