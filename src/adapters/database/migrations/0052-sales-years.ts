import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * The sums by customer and year of the firm, from those of its months: one statement, because they are few. The head of the audit
 * log is locked first, so that no document is being issued meanwhile. What the release before writes from then on, a job adds, from
 * its own mark on. And where to find what
 * has ended since a line of the audit log; a row that stands is in none of these indexes.
 */
export const m0052SalesYears: Migration = {
  name: '0052-sales-years',
  up: async (transaction) => {
    await sql`update audit_head set seq = seq where id = 1`.execute(transaction);
    await sql`insert into filled_up_to (fact, issued_seq) select 'sales by year', issued_seq from filled_up_to where fact = 'sales'`.execute(
      transaction,
    );
    const year = sql`cast(substr(month, 1, 4) as integer) - case when substr(month, 6, 2) < '04' then 1 else 0 end`;
    await sql`
      insert into sales_months (tax_state, month, "by", name, net, gst)
      select tax_state, cast(${year} as text) || '-04', 'customer year', name, cast(sum(net) as bigint), cast(sum(gst) as bigint)
      from sales_months where "by" = 'customer' group by 1, 2, 3, 4`.execute(transaction);
    for (const index of indexes) await sql.raw(index).execute(transaction);
  },
};

const indexes = [
  'create index allocations_ended_by on allocations (ended_seq) where ended_seq is not null',
  'create index voucher_cancellations_by_line on voucher_cancellations (line)',
  `create index account_items_ended_debts on account_items (side, kind, date, due, tax_state, ended_on, amount)
    where ended_on is not null`,
];
