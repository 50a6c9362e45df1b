import { sql } from 'kysely';
import type { Database } from '../engine/tables.ts';
import { inspectAdvanceMarks } from './advances/inspect-advance-marks.ts';
import { inspectAccountItems } from './inspect-account-items.ts';
import { inspectOpenings } from './inspect-openings.ts';
import { inspectVouchers } from './inspect-vouchers.ts';

type Read = Database['read'];

/** More faults of one kind are not listed. */
const LISTED = 100;

/** Whether vouchers and opening bills are as they were audited, and every stored figure follows from them and the documents. */
export async function inspectMoney({
  read,
}: Pick<Database, 'read'>): Promise<{ name: string; summary: string; faults: string[] }> {
  const faults = [
    ...(await inspectVouchers(read)),
    ...(await inspectOpenings(read)),
    ...(await inspectAdvanceMarks(read)),
    ...(await inspectAccountItems(read)),
    ...(await wrongAllocations(read)),
    ...(await wrongOpen(read)),
    ...(await wrongBalances(read)),
  ];
  const { vouchers } = await read
    .selectFrom('vouchers')
    .select((row) => row.fn.countAll<number>().as('vouchers'))
    .executeTakeFirstOrThrow();
  const count = Number(vouchers);
  return {
    name: 'Money',
    summary: `${count} ${count === 1 ? 'receipt, refund or settlement' : 'receipts, refunds and settlements'}, and what is owed and left follows from them.`,
    faults,
  };
}

/**
 * Both ends are valid, are of one customer and registration, and are a source and a debt. A merge moves them one after the other,
 * and the date of an opening bill can be corrected afterwards.
 */
async function wrongAllocations(read: Read): Promise<string[]> {
  const { rows } = await sql<{ source: string; debt: string }>`
    select coalesce(source.number, allocations.source) as source, coalesce(debt.number, allocations.debt) as debt
    from allocations
    left join account_items as source on source.id = allocations.source
    left join account_items as debt on debt.id = allocations.debt
    left join vouchers on vouchers.issued_seq = allocations.begun_seq
    left join voucher_cancellations on voucher_cancellations.voucher = vouchers.id
    left join merged_customers as source_kept on source_kept.customer = source.customer
    left join merged_customers as debt_kept on debt_kept.customer = debt.customer
    where source.id is null or debt.id is null
      or source.side <> 'source' or debt.side <> 'debt' or source.tax_state <> debt.tax_state
      or coalesce(source_kept.kept, source.customer) <> coalesce(debt_kept.kept, debt.customer)
      or allocations.tds < 0 or allocations.tds > allocations.amount
      or (source.kind <> 'opening' and allocations.date < source.date)
      or (debt.kind <> 'opening' and allocations.date < debt.date)
      or allocations.waited_from <> case when source.kind = 'opening' or debt.kind = 'opening' then ''
        when source.date < debt.date then source.date else debt.date end
      or (allocations.ended_seq is null) <> (allocations.ended_on is null)
      or (allocations.ended_seq is null and
        (source.ended_on is not null or debt.ended_on is not null or voucher_cancellations.voucher is not null
          and vouchers.reason = 'set-off'))
    order by allocations.begun_seq limit ${sql.lit(LISTED)}`.execute(read);
  return rows.map(({ source, debt }) => `The allocation from ${source} to ${debt} does not fit its ends.`);
}

/** One statement reads one state: what is open is the amount less the standing allocations. */
async function wrongOpen(read: Read): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from account_items left join (
      select id, sum(amount) as used from (
        select source as id, amount from allocations where ended_seq is null
        union all select debt, amount from allocations where ended_seq is null
      ) as ends group by id
    ) as allocated on allocated.id = account_items.id
    where open <> case when ended_on is not null or side = 'transfer' then 0 else amount - coalesce(used, 0) end
    order by account_items.seq limit ${sql.lit(LISTED)}`.execute(read);
  return rows.map(({ number }) => `What is open of ${number} does not follow from its allocations.`);
}

async function wrongBalances(read: Read): Promise<string[]> {
  const { rows } = await sql<{ customer: string; tax_state: string }>`
    select customer, tax_state from (
      select customer, tax_state, case side when 'debt' then open else 0 end as owed,
        case side when 'source' then open else 0 end as advances from account_items
      union all select customer, tax_state, -owed, -advances from account_balances
    ) as counted
    group by customer, tax_state having sum(owed) <> 0 or sum(advances) <> 0
    order by customer, tax_state limit ${sql.lit(LISTED)}`.execute(read);
  return rows.map(
    ({ customer, tax_state }) =>
      `The balance of ${customer === '' ? 'the documents of nobody' : `the customer ${customer}`} in ${tax_state} is not the sum of what is open.`,
  );
}
