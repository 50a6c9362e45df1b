import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { type FiguresChoice, inValue, rankedOf } from '#domain/figures/figures.ts';
import { type FigureDays, monthsIn } from '#domain/figures/period.ts';
import { salesOf } from '#domain/figures/sales-of.ts';
import { sumParts } from '#domain/figures/sum-parts.ts';
import type { TaxType } from '#domain/tax/gst.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { FiguresFilter, RankedSales } from '#operations/ports/figures/figures-store.ts';
import { statesInUse } from '../engine/states-in-use.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { SALES, unsummed } from './fill-sales.ts';

/** More than any shop has products or customers. */
const ALL = 2 ** 31;

/** So many documents that are in no sum yet are read at once. */
const BATCH = 500;

type SumOfSales = { name: string; net: number; gst: number };
type By = 'product' | 'customer';

/** The largest products or customers of these days. The database sends those alone: a large shop has 10,000 customers and more. */
export async function rankSales(
  database: Database,
  by: By,
  { value, ...filter }: FiguresFilter & Pick<FiguresChoice, 'value'>,
  most: number,
): Promise<RankedSales> {
  const states = await statesOfFigures(database, filter);
  if (states.length === 0 || (await reckoningSince(database))) {
    const sums = await sumsOfSales(database, by, filter);
    return rankedOf(
      sums.map((sum) => ({ name: sum.name, net: inValue(sum, value) })),
      most,
    );
  }
  const net = value === 'gst' ? sql`sum(net) + sum(gst)` : sql`sum(net)`;
  const ranking = sql<{ name: string; net: number; count: number; all: number }>`
    select name, net, count(*) over () as count, cast(sum(net) over () as bigint) as "all"
    from (select name, cast(${net} as bigint) as net from (${soldBy(by, filter, states)}) as sold group by name) as sums
    where net <> 0 order by net desc, name limit ${Math.min(most, ALL) + 1}`;
  const { rows } = await withoutWorkers(database, (read) => ranking.execute(read));
  const [first] = rows;
  return rankedOf(
    rows.map(({ name, net }) => ({ name, net })),
    most,
    first && { count: Number(first.count), net: first.all },
  );
}

/**
 * What was sold by product or customer, in no order. What an earlier release issued, and no sum has yet, is reckoned from the documents
 * themselves. A name that sold nothing on these days may be there with zero.
 */
export async function sumsOfSales(database: Database, by: By, filter: FiguresFilter): Promise<SumOfSales[]> {
  const states = await statesOfFigures(database, filter);
  if (states.length === 0) return [];
  const { rows } = await sql<SumOfSales>`
    select name, cast(sum(net) as bigint) as net, cast(sum(gst) as bigint) as gst
    from (${soldBy(by, filter, states)}) as sold group by name`.execute(database.read);
  return addUnsummed(database, by, filter, rows);
}

/** The kept sums that come to these days, and the documents of single days, each with its name. */
function soldBy(by: By, days: FigureDays, states: TaxState[]): RawBuilder<unknown> {
  const inStates = sql`tax_state in (${sql.join(states)})`;
  const sources = sumParts(days, by === 'customer' ? 'year' : 'month').map(({ unit, sign, from, to }) => {
    const sums = sql`select name, ${sql.lit(sign)} * net as net, ${sql.lit(sign)} * gst as gst from`;
    // No month stands between two days.
    if (unit === 'day' && by === 'product')
      return sql`${sums} sales_months where ${inStates} and month >= ${from} and month <= ${to} and "by" = 'product day'`;
    if (unit === 'day')
      return sql`${sums} (select ${sql.ref(by)} as name, net, gst from sales
        where ${inStates} and date >= ${from} and date <= ${to}) as days`;
    const firsts = monthsIn({ from, to }).filter((month) => unit === 'month' || month.endsWith('-04'));
    // Named one by one: with a range of months the database would read those of all names.
    return sql`${sums} sales_months where ${inStates} and month in (${sql.join(firsts)})
      and "by" = ${unit === 'year' ? 'customer year' : by}`;
  });
  return sql.join(sources, sql` union all `);
}

/**
 * PostgreSQL shares such a sum out to workers, each of which comes to nearly all names: twice the work of one alone, and longer where
 * others are served meanwhile.
 */
function withoutWorkers<Result>(
  { read, engine }: Database,
  ask: (read: Database['read'] | Transacting) => Promise<Result>,
) {
  if (engine === 'sqlite') return ask(read);
  return read.transaction().execute(async (transaction) => {
    await sql`set local max_parallel_workers_per_gather = 0`.execute(transaction);
    return ask(transaction);
  });
}

async function addUnsummed(
  database: Database,
  by: By,
  filter: FiguresFilter,
  summed: SumOfSales[],
): Promise<SumOfSales[]> {
  const sums = new Map(summed.map((sum) => [sum.name, sum]));
  for await (const { [by]: name, net, gst } of unsummedSales(database, filter)) {
    const sum = sums.get(name) ?? { name, net: 0, gst: 0 };
    sums.set(name, { name, net: sum.net + net, gst: sum.gst + gst });
  }
  return [...sums.values()];
}

/** What documents that are in no sum yet sold, from the documents themselves. */
export async function* unsummedSales({ read }: Database, { from, to, taxState }: FiguresFilter) {
  for (let after = await markOf(read); ; ) {
    // SQLite calls are synchronous: other requests run between two batches.
    await setImmediate();
    const rows = await unsummed(read, after)
      .where('invoices.date', '>=', from)
      .where('invoices.date', '<=', to)
      .$if(taxState !== '', (query) => query.where('invoices.tax_state', '=', taxState))
      .limit(BATCH)
      .execute();
    for (const { draft, tax_type, customer, date, issued_seq } of rows) {
      after = issued_seq;
      for (const sale of salesOf(JSON.parse(draft), tax_type as TaxType))
        yield { ...sale, date, issued_seq, customer: customer ?? '' };
    }
    if (rows.length < BATCH) return;
  }
}

/** The net of a customer by month, of whole months; those without a sum are left out. */
export async function customerMonths(
  database: Database,
  customer: string,
  days: FigureDays,
): Promise<Map<string, number>> {
  const states = await statesInUse(database);
  if (states.length === 0) return new Map();
  const rows = await database.read
    .selectFrom('sales_months')
    .select(({ fn, cast }) => ['month', cast<number>(fn.sum('net'), 'bigint').as('net')])
    .where('tax_state', 'in', states)
    .where('month', 'in', monthsIn(days))
    .where('by', '=', 'customer')
    .where('name', '=', customer)
    .groupBy('month')
    .execute();
  const months = new Map(rows.map(({ month, net }) => [month, net]));
  for await (const sale of unsummedSales(database, { ...days, taxState: '' })) {
    const month = sale.date.slice(0, 7);
    if (sale.customer === customer) months.set(month, (months.get(month) ?? 0) + sale.net);
  }
  return months;
}

export async function reckoningSince({ read }: Database): Promise<string | null> {
  const row = await unsummed(read, await markOf(read))
    .limit(1)
    .executeTakeFirst();
  return row?.date ?? null;
}

async function markOf(read: Database['read']): Promise<number> {
  const row = await read
    .selectFrom('filled_up_to')
    .select('issued_seq')
    .where('fact', '=', SALES)
    .executeTakeFirstOrThrow();
  return row.issued_seq;
}

export async function statesOfFigures(database: Database, { taxState }: FiguresFilter): Promise<TaxState[]> {
  return taxState === '' ? statesInUse(database) : [taxState];
}
