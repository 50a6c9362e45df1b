import { sql } from 'kysely';
import { runningBalance } from '#domain/customers/running-balance.ts';
import { signedAmount } from '#domain/receivables/account-entry.ts';
import type { CustomerLedger, LedgerFilter } from '#operations/ports/customer-ledger.ts';
import type { Database } from '../engine/tables.ts';
import { documentsOfLedger } from './documents-of-ledger.ts';
import { lastPrices } from './last-prices.ts';
import { ledgerEntries } from './ledger-entries.ts';
import { type LedgerRow, ledgerRows } from './ledger-rows.ts';
import { openOn } from './open-on.ts';

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
        end > start ? rowsOf(read, filter, keptFrom, start, end - start) : [],
        documentsOfLedger(read, filter, 'pro'),
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
      const rows = await rowsOf(read, filter, keptFrom, 0, count);
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
  const row = await ledgerRows(read, { ...filter, from: '' }, keptFrom)
    .select([
      sum(sql`date < ${filter.from}`).as('opening'),
      sum(sql`true`).as('closing'),
      sum(of(sql`'tax'`), sql`signed`).as('billed'),
      sum(of(sql`'credit'`), sql`-signed`).as('credited'),
      sum(of(sql`'receipt', 'refund'`), sql`-signed`).as('received'),
      sum(since, sql`1`).as('count'),
    ])
    .executeTakeFirst();
  const figure = (value: number | null | undefined) => Number(value ?? 0);
  return {
    opening: figure(row?.opening),
    closing: figure(row?.closing),
    billed: figure(row?.billed),
    credited: figure(row?.credited),
    received: figure(row?.received),
    count: figure(row?.count),
  };
}

async function rowsOf(
  read: Database['read'],
  filter: LedgerFilter,
  keptFrom: string,
  start: number,
  count: number,
): Promise<LedgerRow[]> {
  const rows = await ledgerRows(read, filter, keptFrom)
    .selectAll()
    .orderBy('date')
    .orderBy('seq')
    .limit(count)
    .offset(start)
    .execute();
  return rows.map((row) => ({
    ...row,
    signed: Number(row.signed),
    counts: Number(row.counts),
    taken_back: Number(row.taken_back),
  }));
}

async function balanceBefore(
  read: Database['read'],
  filter: LedgerFilter,
  keptFrom: string,
  first: LedgerRow | undefined,
): Promise<number> {
  if (!first) return 0;
  const row = await ledgerRows(read, { ...filter, from: '' }, keptFrom)
    .select(sql<number | null>`cast(sum(${counted}) as bigint)`.as('balance'))
    .where(({ eb, refTuple, tuple }) => eb(refTuple('date', 'seq'), '<', tuple(first.date, first.seq)))
    .executeTakeFirst();
  return Number(row?.balance ?? 0);
}
