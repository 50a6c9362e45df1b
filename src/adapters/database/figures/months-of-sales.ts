import { type RawBuilder, sql } from 'kysely';
import type { FiguresFilter, MonthOfSales } from '#operations/ports/figures/figures-store.ts';
import type { Database } from '../engine/tables.ts';

/** What tax invoices less credit notes come to, by month, from the totals of days that Reports show too. */
export async function monthsOfSales(
  { read }: Database,
  { from, to, taxState }: FiguresFilter,
): Promise<MonthOfSales[]> {
  const { rows } = await sql<MonthOfSales>`
    select substr(date, 1, 7) as month, ${whole(sql`standing`)} as documents, ${signed('taxable')} as net,
      ${signed('tax')} as gst, ${signed('payable')} as payable
    from day_totals where kind in ('tax', 'credit') and date >= ${from} and date <= ${to}
      ${taxState === '' ? sql`` : sql`and tax_state = ${taxState}`}
    group by 1 having sum(standing) > 0 order by 1`.execute(read);
  return rows;
}

function signed(name: string): RawBuilder<number> {
  return whole(sql`case kind when 'credit' then -${sql.ref(name)} else ${sql.ref(name)} end`);
}

function whole(value: RawBuilder<unknown>): RawBuilder<number> {
  return sql`cast(sum(${value}) as bigint)`;
}
