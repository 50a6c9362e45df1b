import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * The sums of products by day, from what was sold, a month at a time. The head of the audit log is locked first, so that no document
 * is being issued meanwhile. What the release before writes from then on, a job adds, from its own mark on.
 */
export const m0055ProductDays: Migration = {
  name: '0055-product-days',
  up: async (transaction) => {
    await sql`update audit_head set seq = seq where id = 1`.execute(transaction);
    await sql`insert into filled_up_to (fact, issued_seq) select 'sales by day', issued_seq from filled_up_to where fact = 'sales by year'`.execute(
      transaction,
    );
    const months = await transaction
      .selectFrom('sales_months')
      .select(['tax_state', 'month'])
      .distinct()
      .where('by', '=', 'product')
      .execute();
    for (const { tax_state, month } of months)
      await sql`
        insert into sales_months (tax_state, month, "by", name, net, gst)
        select tax_state, date, 'product day', product, cast(sum(net) as bigint), cast(sum(gst) as bigint)
        from sales where tax_state = ${tax_state} and date >= ${`${month}-01`} and date <= ${`${month}-31`}
        group by tax_state, date, product`.execute(transaction);
  },
};
