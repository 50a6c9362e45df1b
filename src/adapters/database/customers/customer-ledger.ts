import { sql } from 'kysely';
import { runningBalance } from '#domain/customers/running-balance.ts';
import { signedAmount } from '#domain/receivables/account-entry.ts';
import type { CustomerLedger, LedgerFilter } from '#operations/ports/customer-ledger.ts';
import type { Database } from '../engine/tables.ts';
import { lastPrices } from './last-prices.ts';
import { ledgerEntries } from './ledger-entries.ts';
import { type LedgerRow, ledgerRows } from './ledger-rows.ts';
import { openOn } from './open-on.ts';
import { proFormasOfLedger } from './pro-formas-of-ledger.ts';

/** The ledger of a customer. The sums of 10,000 documents are read from indexes alone, so none of them is kept. */
export function openCustomerLedger(database: Database): CustomerLedger {
  const { read } = database;
  return {
    page: async (filter, page, size, order) => {
      const keptFrom = await readKeptFrom(read, filter);
      const sums = await sumsOf(read, filter, keptFrom);
      // The entries of a page in the order of the ledger: from the end when the newest come first.
      const end = order === 'newest' ? sums.count - (page - 1) * size : Math.min(page * size, sums.count);
      const start = Math.max(0, order === 'newest' ? end - size : (page - 1) * size);
      const [rows, proFormas] = await Promise.all([
        end > start ? rowsBetween(read, filter, keptFrom, { start, end, count: sums.count }) : [],
        proFormasOfLedger(read, filter),
      ]);
      const { opening, closing } = sums;
      const before =
        // The page that is asked for most needs no third sum.
        end === sums.count
          ? closing - rows.reduce((sum, row) => sum + row.signed * row.counts, 0)
          : await balanceBefore(read, filter, keptFrom, rows[0]);
      const entries = withBalance(before, await ledgerEntries(read, rows));
      return {
        ...{ opening, closing, billed: sums.billed, credited: sums.credited, received: sums.received },
        count: sums.count,
        entries: order === 'newest' ? entries.reverse() : entries,
        proFormas,
      };
    },

    entries: async (filter, most) => {
      const keptFrom = await readKeptFrom(read, filter);
      const { opening, count } = await sumsOf(read, filter, keptFrom);
      if (count > most) return null;
      const rows = await rowsBetween(read, filter, keptFrom, { start: 0, end: count, count });
      return { opening, entries: withBalance(opening, await ledgerEntries(read, rows)) };
    },

    openOn: (customer, taxState, day) => openOn(database, customer, taxState, day),
    lastPrices: (customer, product) => lastPrices(read, customer, product),
  };
}

function withBalance(opening: number, entries: Awaited<ReturnType<typeof ledgerEntries>>) {
  const signed = entries.map((entry) => ({ entry, amount: signedAmount(entry) }));
  return runningBalance(opening, signed).map(({ entry, balance }) => ({ ...entry, balance }));
}

/** Documents before this day owe nothing here. When only they are asked for, all of them count. */
async function readKeptFrom(read: Database['read'], { what }: LedgerFilter): Promise<string> {
  if (what === 'documents') return '';
  const row = await read.selectFrom('money_kept_from').select('kept_from').executeTakeFirst();
  return row?.kept_from ?? '';
}

const counted = sql<number>`signed * counts`;

async function sumsOf(read: Database['read'], filter: LedgerFilter, keptFrom: string) {
  // '' sorts before every date.
  const since = sql<boolean>`date >= ${filter.from}`;
  const sum = (condition: ReturnType<typeof sql<boolean>>, value = counted) =>
    sql<number | null>`cast(sum(case when ${condition} then ${value} else 0 end) as bigint)`;
  const of = (kinds: ReturnType<typeof sql>) => sql<boolean>`${since} and kind in (${kinds})`;
  const parts = await Promise.all(
    ledgerRows(read, { ...filter, from: '' }, keptFrom).map((rows) =>
      rows
        .select([
          sum(sql`date < ${filter.from}`).as('opening'),
          sum(sql`true`).as('closing'),
          sum(of(sql`'tax'`), sql`signed`).as('billed'),
          sum(of(sql`'credit'`), sql`-signed`).as('credited'),
          sum(of(sql`'receipt', 'refund'`), sql`-signed`).as('received'),
          sum(since, sql`1`).as('count'),
        ])
        .executeTakeFirst(),
    ),
  );
  const total = (name: 'opening' | 'closing' | 'billed' | 'credited' | 'received' | 'count') =>
    parts.reduce((all, part) => all + Number(part?.[name] ?? 0), 0);
  return {
    opening: total('opening'),
    closing: total('closing'),
    billed: total('billed'),
    credited: total('credited'),
    received: total('received'),
    count: total('count'),
  };
}

/** The entries from `start` to before `end` of `count`, read from the nearer end of the ledger. */
async function rowsBetween(
  read: Database['read'],
  filter: LedgerFilter,
  keptFrom: string,
  { start, end, count }: { start: number; end: number; count: number },
): Promise<LedgerRow[]> {
  const isFromEnd = count - start < end;
  const direction = isFromEnd ? 'desc' : 'asc';
  const parts = await Promise.all(
    ledgerRows(read, filter, keptFrom).map((rows) =>
      rows
        .selectAll()
        .orderBy('date', direction)
        .orderBy('seq', direction)
        .limit(isFromEnd ? count - start : end)
        .execute(),
    ),
  );
  const all = parts
    .flat()
    .map((row) => ({
      ...row,
      signed: Number(row.signed),
      counts: Number(row.counts),
      taken_back: Number(row.taken_back),
    }))
    .sort((one, other) => (one.date === other.date ? one.seq - other.seq : one.date < other.date ? -1 : 1));
  const first = isFromEnd ? all.length - (count - start) : start;
  return all.slice(first, first + end - start);
}

async function balanceBefore(
  read: Database['read'],
  filter: LedgerFilter,
  keptFrom: string,
  first: LedgerRow | undefined,
): Promise<number> {
  if (!first) return 0;
  const parts = await Promise.all(
    ledgerRows(read, { ...filter, from: '' }, keptFrom).map((rows) =>
      rows
        .select(sql<number | null>`cast(sum(${counted}) as bigint)`.as('balance'))
        .where(({ eb, refTuple, tuple }) => eb(refTuple('date', 'seq'), '<', tuple(first.date, first.seq)))
        .executeTakeFirst(),
    ),
  );
  return parts.reduce((sum, part) => sum + Number(part?.balance ?? 0), 0);
}
