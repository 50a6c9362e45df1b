import { type RawBuilder, sql } from 'kysely';
import type { SaleBehind, SaleFilter } from '#operations/ports/figures/figures-store.ts';
import type { Database } from '../engine/tables.ts';
import { statesOfFigures, unsummedSales } from './read-sales.ts';

type Sold = { date: string; issued_seq: number; net: number; gst: number };
type Found = { rows: SaleBehind[]; count: number; net: number; gst: number };

/** The documents behind a figure, newest first, those of an earlier release that are in no sum yet among them. */
export async function salesBehind(database: Database, filter: SaleFilter, page: number, size: number): Promise<Found> {
  const states = await statesOfFigures(database, filter);
  if (states.length === 0) return { rows: [], count: 0, net: 0, gst: 0 };
  const sold = sql`select date, issued_seq, cast(sum(net) as bigint) as net, cast(sum(gst) as bigint) as gst from sales
    where tax_state in (${sql.join(states)}) and date >= ${filter.from} and date <= ${filter.to} ${chosen(filter)}
    group by tax_state, date, issued_seq`;
  const { rows: sums } = await sql<Omit<Found, 'rows'>>`
    select count(*) as count, cast(coalesce(sum(net), 0) as bigint) as net,
      cast(coalesce(sum(gst), 0) as bigint) as gst from (${sold}) as sold`.execute(database.read);
  const unsummed = await unsummedBehind(database, filter);
  const from = (page - 1) * size;
  // What is in no sum may stand on any page: then all of them up to this one are read.
  const [limit, offset] = unsummed.length === 0 ? [size, from] : [from + size, 0];
  const { rows: summed } = await sql<Sold>`
    ${sold} order by date desc, issued_seq desc limit ${limit} offset ${offset}`.execute(database.read);
  const listed = [...summed, ...unsummed].toSorted(newestFirst).slice(from - offset, from - offset + size);
  const all = [{ net: sums[0]?.net ?? 0, gst: sums[0]?.gst ?? 0 }, ...unsummed];
  return {
    rows: await documentsOf(database, listed),
    count: Number(sums[0]?.count ?? 0) + unsummed.length,
    net: all.reduce((sum, { net }) => sum + net, 0),
    gst: all.reduce((sum, { gst }) => sum + gst, 0),
  };
}

function chosen({ product, customer, others }: SaleFilter): RawBuilder<unknown> {
  const conditions = [
    ...(product === null ? [] : [sql`and product = ${product}`]),
    ...(customer === null ? [] : [sql`and customer = ${customer}`]),
    ...(others && others.named.length > 0 ? [sql`and ${sql.ref(others.by)} not in (${sql.join(others.named)})`] : []),
  ];
  return sql.join(conditions, sql` `);
}

/** Of the documents that are in no sum yet those that the figure has, with what each adds to it. */
async function unsummedBehind(database: Database, filter: SaleFilter): Promise<Sold[]> {
  const { product, customer, others } = filter;
  const documents = new Map<number, Sold>();
  for await (const sale of unsummedSales(database, filter)) {
    if (product !== null && sale.product !== product) continue;
    if (customer !== null && sale.customer !== customer) continue;
    if (others?.named.includes(sale[others.by])) continue;
    const { date, issued_seq } = sale;
    const sum = documents.get(issued_seq) ?? { date, issued_seq, net: 0, gst: 0 };
    documents.set(issued_seq, { ...sum, net: sum.net + sale.net, gst: sum.gst + sale.gst });
  }
  return [...documents.values()];
}

function newestFirst(one: Sold, other: Sold): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1;
  return other.issued_seq - one.issued_seq;
}

async function documentsOf({ read }: Database, listed: Sold[]): Promise<SaleBehind[]> {
  if (listed.length === 0) return [];
  const { rows } = await sql<Omit<SaleBehind, 'net' | 'gst'> & { issued_seq: number }>`
    select invoices.id, invoices.kind, invoices.tax_state as "taxState", invoices.number, invoices.date,
      coalesce(buyer_names.name, invoices.buyer_name) as buyer, invoices.issued_seq
    from invoices left join buyer_names on buyer_names.document = invoices.id
    where invoices.issued_seq in (${sql.join(listed.map(({ issued_seq }) => issued_seq))})`.execute(read);
  const documents = new Map(rows.map(({ issued_seq, ...document }) => [issued_seq, document]));
  return listed.flatMap(({ issued_seq, net, gst }) => {
    const document = documents.get(issued_seq);
    return document ? [{ ...document, net, gst }] : [];
  });
}
