import { sql } from 'kysely';
import { firmYear, monthsIn } from '#domain/figures/period.ts';
import { type Sale, salesOf } from '#domain/figures/sales-of.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { TaxType } from '#domain/tax/gst.ts';
import { bulkInsert } from '../engine/bulk-insert.ts';
import type { Step } from '../engine/run-together.ts';
import type { Tables, Transacting } from '../engine/tables.ts';

type Place = { tax_state: string; date: string; issued_seq: number };
type Sold = Tables['sales'];
/** Who bought on a day; null is nobody who is in the book. */
export type Buyer = Pick<Sold, 'tax_state' | 'date'> & { customer: string | null };

/*
 * What was sold, and its sums by day, by month and by year. The caller has locked the audit head, so that two transactions cannot lock the rows
 * of the sums in another order.
 */

/** What a document that is being issued sells, as steps beside others. */
export function saleSteps(row: Place & { tax_type: string }, draft: InvoiceDraft, customer: string | null): Step[] {
  const { tax_state, date, issued_seq } = row;
  const sold = soldRows({ tax_state, date, issued_seq }, customer, salesOf(draft, row.tax_type as TaxType));
  return sold.length === 0 ? [] : [insertSales.with(sold), addToSums.with(sumsOf(sold))];
}

/** The same for documents that an earlier release issued. */
export async function addSales(transaction: Transacting, sold: Sold[]): Promise<void> {
  await insertSales(transaction, sold);
  await addToSums(transaction, sumsOf(sold));
}

export function soldRows(place: Place, customer: string | null, sales: Sale[]): Sold[] {
  return sales.map(({ product, net, gst }) => ({ ...place, product, customer: customer ?? '', net, gst }));
}

/** Takes out what a document sold, in the transaction that cancels it. */
export async function dropSales(transaction: Transacting, { tax_state, date, issued_seq }: Place): Promise<void> {
  const sold = await transaction
    .deleteFrom('sales')
    .where('tax_state', '=', tax_state)
    .where('date', '=', date)
    .where('issued_seq', '=', issued_seq)
    .returningAll()
    .execute();
  await addToSums(transaction, sumsOf(sold.map(taken)));
}

/** Gives what these documents sold to another customer, or to nobody. */
export async function moveSales(transaction: Transacting, places: Place[], customer: string | null): Promise<void> {
  const to = customer ?? '';
  const before: Sold[] = [];
  for (const { tax_state, date, issued_seq } of places) {
    const own = transaction
      .selectFrom('sales')
      .where('tax_state', '=', tax_state)
      .where('date', '=', date)
      .where('issued_seq', '=', issued_seq);
    const sold = await own.selectAll().where('customer', '<>', to).execute();
    if (sold.length === 0) continue;
    before.push(...sold);
    await transaction
      .updateTable('sales')
      .set({ customer: to })
      .where('tax_state', '=', tax_state)
      .where('date', '=', date)
      .where('issued_seq', '=', issued_seq)
      .execute();
  }
  const moved = before.flatMap((row) => [taken(row), { ...row, customer: to }]);
  await addToSums(
    transaction,
    sumsOf(moved).filter(({ by }) => by.startsWith('customer')),
  );
}

/** Sets the sums of the years of these, and of nobody, to those of their months, where they differ. */
export async function setYears(transaction: Transacting, buyers: Buyer[]): Promise<void> {
  const years = Map.groupBy(buyers, ({ tax_state, date }) => `${tax_state} ${firmYear(date).from}`);
  for (const [key, bought] of years) {
    const [taxState = '', first = ''] = key.split(' ');
    const year = firmYear(first);
    const names = new Set(['', ...bought.map(({ customer }) => customer ?? '')]);
    await sql`
      insert into sales_months (tax_state, month, "by", name, net, gst)
      select tax_state, cast(${year.from.slice(0, 7)} as text), 'customer year', name, cast(sum(net) as bigint), cast(sum(gst) as bigint)
      from sales_months
      where tax_state = ${taxState} and month in (${sql.join(monthsIn(year))}) and "by" = 'customer'
        and name in (${sql.join([...names])})
      group by tax_state, name
      on conflict (tax_state, month, "by", name) do update set net = excluded.net, gst = excluded.gst
      where sales_months.net <> excluded.net or sales_months.gst <> excluded.gst`.execute(transaction);
  }
}

/** Sets the sums of products on these days to those of the documents, where they differ. */
export async function setProductDays(
  transaction: Transacting,
  bought: Pick<Sold, 'tax_state' | 'date'>[],
): Promise<void> {
  for (const [taxState, places] of Map.groupBy(bought, ({ tax_state }) => tax_state)) {
    const days = sql.join([...new Set(places.map(({ date }) => date))]);
    const ofDays = sql`from sales where tax_state = ${taxState} and date in (${days})`;
    // What was taken out by an earlier release has no row any more.
    await sql`
      update sales_months set net = 0, gst = 0
      where tax_state = ${taxState} and month in (${days}) and "by" = 'product day' and (net <> 0 or gst <> 0)
        and (month, name) not in (select date, product ${ofDays})`.execute(transaction);
    await sql`
      insert into sales_months (tax_state, month, "by", name, net, gst)
      select tax_state, date, 'product day', product, cast(sum(net) as bigint), cast(sum(gst) as bigint) ${ofDays}
      group by tax_state, date, product
      on conflict (tax_state, month, "by", name) do update set net = excluded.net, gst = excluded.gst
      where sales_months.net <> excluded.net or sales_months.gst <> excluded.gst`.execute(transaction);
  }
}

function taken(row: Sold): Sold {
  return { ...row, net: -row.net, gst: -row.gst };
}

/** What the rows add to the sums: each sum once, because one statement cannot add to a row twice. */
function sumsOf(sold: Sold[]): Tables['sales_months'][] {
  const sums = new Map<string, Tables['sales_months']>();
  for (const { tax_state, date, product, customer, net, gst } of sold) {
    const [own, year] = [date.slice(0, 7), firmYear(date).from.slice(0, 7)];
    for (const [by, month, name] of [
      ['product', own, product],
      ['product day', date, product],
      ['customer', own, customer],
      ['customer year', year, customer],
    ] as const) {
      const key = `${tax_state} ${month} ${by} ${name}`;
      const sum = sums.get(key) ?? { tax_state, month, by, name, net: 0, gst: 0 };
      sum.net += net;
      sum.gst += gst;
      sums.set(key, sum);
    }
  }
  return [...sums.values()];
}

const insertSales = bulkInsert((database, rows: Sold[]) => database.insertInto('sales').values(rows));

const addToSums = bulkInsert((database, rows: Tables['sales_months'][]) =>
  database
    .insertInto('sales_months')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tax_state', 'month', 'by', 'name']).doUpdateSet((sum) => ({
        net: sum('sales_months.net', '+', sum.ref('excluded.net')),
        gst: sum('sales_months.gst', '+', sum.ref('excluded.gst')),
      })),
    ),
);
