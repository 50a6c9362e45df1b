import { type RawBuilder, sql } from 'kysely';
import { financialYear } from '#domain/calendar/financial-year.ts';
import { addDays } from '#domain/calendar/indian-date.ts';
import { compareText } from '#domain/text/compare-text.ts';
import type { LedgerFilter } from '#operations/ports/customer-ledger.ts';
import type { Database } from '../engine/tables.ts';
import { documentRows, isUnkept, keptFrom, type LedgerRow, type LedgerRows, ledgerRows, stays } from './ledger-rows.ts';

/** The entries of a month that are in the period, and what they add to the balance. `month`: `2026-10`. */
export type LedgerMonth = { month: string; count: number; change: number };

/** The sums of a ledger, and its months in their order. */
export async function ledgerMonths(read: Database['read'], filter: LedgerFilter) {
  const groups = await readGroups(read, filter);
  const [earlier, inPeriod] = [0, 1].map((since) => groups.filter((group) => group.since === since));
  const opening = sumOf(earlier ?? [], ({ change }) => change);
  const period = inPeriod ?? [];
  const apart = (part: Group['part']) =>
    sumOf(
      period.filter((group) => group.part === part),
      (group) => group.apart,
    );
  const documents = sumOf(
    period.filter(({ part }) => part === 'documents'),
    ({ signed }) => signed,
  );
  const months = [...Map.groupBy(period, ({ month }) => month)]
    .map(
      ([month, of]): LedgerMonth => ({
        month,
        count: sumOf(of, ({ count }) => count),
        change: sumOf(of, ({ change }) => change),
      }),
    )
    .sort((one, other) => compareText(one.month, other.month));
  return {
    opening,
    closing: opening + sumOf(period, ({ change }) => change),
    billed: documents - apart('documents'),
    // Without a minus before a zero.
    credited: 0 - apart('documents'),
    received: 0 - apart('money'),
    count: sumOf(period, ({ count }) => count),
    months,
  };
}

/** The months of the entries from `start` to before `end`, and how many entries the earlier months have. */
export function monthsBetween(months: readonly LedgerMonth[], start: number, end: number) {
  const passed = { count: 0, change: 0 };
  let [first, last]: (string | null)[] = [null, null];
  let reached = 0;
  for (const { month, count, change } of months) {
    reached += count;
    if (reached <= start) {
      passed.count = reached;
      passed.change += change;
    } else if (reached - count < end) {
      first ??= month;
      last = month;
    }
  }
  return { passed, first, last };
}

/** `apart`: of `signed`, what are credit notes among the documents, and receipts and refunds of the money. */
type Group = {
  month: string;
  part: 'documents' | 'money';
  since: number;
  count: number;
  signed: number;
  apart: number;
  change: number;
};

/**
 * One statement, because on PostgreSQL each costs a round trip and a plan. By day first: the index has the days in their order.
 * Of documents before the period only what they come to is read.
 */
async function readGroups(read: Database['read'], filter: LedgerFilter): Promise<Group[]> {
  const { documents } = ledgerRows(read, filter);
  const { money } = ledgerRows(read, { ...filter, from: '' });
  const earlier = filter.from === '' || filter.isOwnBranch ? [] : [earlierDocuments(read, filter)];
  const byDay = (part: Group['part'], kinds: RawBuilder<unknown>) => (rows: LedgerRows) =>
    rows
      .select(['date', sql<Group['part']>`${sql.lit(part)}`.as('part')])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .select([
        sql<number>`sum(signed)`.as('signed'),
        sql<number>`sum(case when kind in (${kinds}) then signed else 0 end)`.as('apart'),
        sql<number>`sum(signed * counts)`.as('change'),
      ])
      .groupBy('date');
  const [first, ...others] = [
    ...[...documents, ...earlier].map(byDay('documents', sql`'credit'`)),
    ...money.map(byDay('money', sql`'receipt', 'refund'`)),
  ];
  if (!first) throw new Error('A ledger has documents at least.');
  const days = others.reduce((all, other) => all.unionAll(other), first);
  const sum = (value: RawBuilder<unknown>) => sql<number>`cast(sum(${value}) as bigint)`;
  return (
    read
      .selectFrom(days.as('days'))
      .select([sql<string>`substr(date, 1, 7)`.as('month'), 'part'])
      // '' sorts before every date.
      .select(sql<number>`case when date >= ${filter.from} then 1 else 0 end`.as('since'))
      .select([sum(sql`count`).as('count'), sum(sql`signed`).as('signed'), sum(sql`apart`).as('apart')])
      .select(sum(sql`change`).as('change'))
      .groupBy([sql`1`, sql`2`, sql`3`])
      .execute()
  );
}

/**
 * What the documents before the period add to the balance, as one row without a day: whole years from the customer's sums, and from
 * the documents the days at either end, which are those of the year in which money began to be kept, and of the one in which
 * the period begins; and what was allocated of those before.
 */
function earlierDocuments(read: Database['read'], filter: LedgerFilter): LedgerRows {
  const { customer, taxState, from, to, what } = filter;
  const end = to && to < from ? addDays(to, 1) : from;
  const year = financialYear(end);
  const first = `${year.slice(0, 4)}-04-01`;
  const begins = (value: RawBuilder<unknown>) => sql`substr(${value}, 1, 4) || '-04-01'`;
  // The first whole year after the day from which money is kept; '' is always.
  const wholeFrom = sql`(select case when kept_from = '' then '' else ${begins(
    sql`cast(cast(substr(kept_from, 1, 4) as integer) + case when substr(kept_from, 6) > '04-01' then 1 else 0 end as text)`,
  )} end from money_kept_from)`;
  const before = { ...filter, from: '', to: addDays(end, -1) };
  const documents = (days: RawBuilder<boolean>, counts = sql<number>`1`) =>
    read
      .selectFrom(documentRows(read, before, counts).where(days).as('rows'))
      .select(sql<number>`signed * counts`.as('signed'));
  let years = read
    .selectFrom('customer_totals')
    .select('billed as signed')
    .where('customer', '=', customer)
    .where('financial_year', '<', year);
  if (taxState) years = years.where('tax_state', '=', taxState);
  if (what !== 'documents') years = years.where(sql<boolean>`${begins(sql`financial_year`)} >= ${keptFrom}`);
  const earlier =
    what === 'documents'
      ? years.unionAll(documents(sql`date >= ${first}`))
      : years
          .unionAll(documents(sql`date >= ${first} and date >= ${keptFrom}`))
          .unionAll(documents(sql`date < ${first} and date >= ${keptFrom} and date < ${wholeFrom}`))
          .unionAll(documents(isUnkept, stays));
  const row = read
    .selectFrom(earlier.as('earlier'))
    .select([sql`''`.as('date'), sql`''`.as('kind'), sql`coalesce(sum(signed), 0)`.as('signed'), sql`1`.as('counts')]);
  return read.selectFrom(sql<LedgerRow>`${row}`.as('ledger'));
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
