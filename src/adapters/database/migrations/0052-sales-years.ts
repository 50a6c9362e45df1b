import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The sums by customer and year of the firm, from those of its months: one statement, because they are few. */
export const m0052SalesYears: Migration = {
  name: '0052-sales-years',
  up: async (transaction) => {
    const year = sql`cast(substr(month, 1, 4) as integer) - case when substr(month, 6, 2) < '04' then 1 else 0 end`;
    await sql`
      insert into sales_months (tax_state, month, "by", name, net, gst)
      select tax_state, cast(${year} as text) || '-04', 'customer year', name, cast(sum(net) as bigint), cast(sum(gst) as bigint)
      from sales_months where "by" = 'customer' group by 1, 2, 3, 4`.execute(transaction);
  },
};
