import { sql } from 'kysely';
import type { Database } from '../engine/tables.ts';
import { GSTIN_LENGTH } from '../shared-writes/stored-keys.ts';

/** More faults of one kind are not listed. */
const LISTED = 100;

const billed = sql`(case kind when 'tax' then payable when 'credit' then -payable else 0 end)`;
// The first year of a financial year, as a number.
const yearOf = (date: string) =>
  sql`(cast(substr(${sql.ref(date)}, 1, 4) as integer) - case when substr(${sql.ref(date)}, 6, 2) < '04' then 1 else 0 end)`;

/** One statement reads one state: it adds the documents and subtracts the stored sums; the result must be zero. */
export async function wrongCustomerTotals(read: Database['read']): Promise<string[]> {
  const { rows } = await sql<{ customer: string; year: number }>`
    select customer, year from (
      select customer, tax_state, ${yearOf('date')} as year, 1 as documents, ${billed} as billed, date as last, '' as kept
        from document_customers where customer is not null and standing = 1
      union all select customer, tax_state, cast(substr(financial_year, 1, 4) as integer), -documents, -billed, '', last_date
        from customer_totals
    ) as counted
    group by customer, tax_state, year
    having sum(documents) <> 0 or sum(billed) <> 0 or max(last) <> max(kept)
    order by customer, year limit ${sql.lit(LISTED)}`.execute(read);
  return rows.map(
    ({ customer, year }) => `The sums of the customer ${customer} in ${year} are not those of the documents.`,
  );
}

/** The same for the buyers of documents that are nobody's by the rule. */
export async function wrongBuyers(read: Database['read']): Promise<string[]> {
  const { rows } = await sql<{ buyer_key: string }>`
    select buyer_key from (
      select buyer_key, 1 as documents, ${billed} as billed, date as first, date as last, '' as kept_first, '' as kept_last,
          -1 as likely, 0 as kept
        from document_customers where customer is null and linked_by = 'rule' and standing = 1 and buyer_key <> ''
      union all select buyer_key, -documents, -billed, '9999', '', first_date, last_date, likely, documents
        from unknown_buyers
    ) as counted
    group by buyer_key
    having sum(documents) <> 0 or sum(billed) <> 0 or max(last) <> max(kept_last) or min(first) <> max(kept_first)
      or max(likely) <> case when length(buyer_key) = ${sql.lit(GSTIN_LENGTH)} or max(kept) > 1 then 1 else 0 end
    order by buyer_key limit ${sql.lit(LISTED)}`.execute(read);
  return rows.map(({ buyer_key }) => `The sums of the unknown buyer ${buyer_key} are not those of the documents.`);
}
