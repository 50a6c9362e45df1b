import { sql } from 'kysely';
import { type NumberedSeries, startOfSeries } from '#domain/company/numbered-series.ts';
import { isTaxState } from '#domain/tax/states.ts';
import type { Database } from '../../engine/tables.ts';
import { dayOf, parsed } from './as-written.ts';
import { openingsOf } from './series-findings.ts';
import { wrongBalances, yearOfDate } from './sums.ts';

type Read = Database['read'];

/** More faults of one kind are not listed. */
const LISTED = 100;

/** Whether every stored figure of the accounts follows from the vouchers, the opening bills and the documents. */
export async function moneyFaults(read: Read): Promise<string[]> {
  return [
    ...(await wrongVouchers(read)),
    ...(await wrongEnds(read)),
    ...(await strays(read)),
    ...(await wrongAllocations(read)),
    ...(await wrongOpen(read)),
    ...(await wrongBalances(read)),
    ...(await wrongSeries(read)),
    ...(await wrongKeptFrom(read)),
  ];
}

/**
 * Both ends are valid, are of one customer and registration, and are a source and a debt. A merge moves them one after the other,
 * the date of an opening bill can be corrected afterwards, and a document whose allocation has ended may go to another customer.
 */
async function wrongAllocations(read: Read): Promise<string[]> {
  const { rows } = await sql<{ source: string; debt: string; key: string }>`
    select coalesce(source.number, allocations.source) as source, coalesce(debt.number, allocations.debt) as debt,
      allocations.begun_seq || ' ' || allocations.source || ' ' || allocations.debt as key
    from allocations
    left join account_items as source on source.id = allocations.source
    left join account_items as debt on debt.id = allocations.debt
    left join vouchers on vouchers.issued_seq = allocations.begun_seq
    left join voucher_cancellations on voucher_cancellations.voucher = vouchers.id
    left join merged_customers as source_kept on source_kept.customer = source.customer
    left join merged_customers as debt_kept on debt_kept.customer = debt.customer
    where source.id is null or debt.id is null
      or source.side <> 'source' or debt.side <> 'debt' or source.tax_state <> debt.tax_state
      or (allocations.ended_seq is null and coalesce(source_kept.kept, source.customer) <> coalesce(debt_kept.kept, debt.customer))
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
  return rows.map(
    ({ source, debt, key }) => `The allocation from ${source} to ${debt} does not fit its ends. (allocations ${key})`,
  );
}

/** One statement reads one state: what is open is the amount less the standing allocations. */
async function wrongOpen(read: Read): Promise<string[]> {
  const { rows } = await sql<{ number: string; id: string }>`
    select number, account_items.id as id from account_items left join (
      select id, sum(amount) as used from (
        select source as id, amount from allocations where ended_seq is null
        union all select debt, amount from allocations where ended_seq is null
      ) as ends group by id
    ) as allocated on allocated.id = account_items.id
    where open <> case when ended_on is not null or side = 'transfer' then 0 else amount - coalesce(used, 0) end
    order by account_items.seq limit ${sql.lit(LISTED)}`.execute(read);
  return rows.map(
    ({ number, id }) => `What is open of ${number} does not follow from its allocations. (account_items ${id})`,
  );
}

/** One statement: what a voucher or an opening bill says, and what the account says. Customers move with a merge only. */
async function wrongVouchers(read: Read): Promise<string[]> {
  const { rows } = await sql<{ number: string; id: string }>`
    select kept.number, kept.id from (
      select vouchers.id, case when reason = 'set-off' then 'transfer' when kind = 'refund' then 'debt' else 'source' end as side,
        kind, customer, tax_state, number, date, date as due, issued_seq as seq, amount + tds as amount,
        case when exists (select 1 from voucher_cancellations where voucher = vouchers.id) then 1 else 0 end as ended
      from vouchers
      union all select id, case side when 'dr' then 'debt' else 'source' end, 'opening', customer, tax_state, reference, date, due,
        added_seq, amount, case when ended_at is null then 0 else 1 end from opening_bills
    ) as kept
    left join merged_customers on merged_customers.customer = kept.customer
    left join account_items as item on item.id = kept.id and item.side = kept.side and item.kind = kept.kind
      and item.customer in (kept.customer, coalesce(merged_customers.kept, kept.customer))
      and item.tax_state = kept.tax_state and item.number = kept.number and item.date = kept.date and item.due = kept.due
      and item.seq = kept.seq and item.amount = kept.amount
      and kept.ended = case when item.ended_on is null then 0 else 1 end
    where item.id is null order by kept.seq limit ${sql.lit(LISTED)}`.execute(read);
  return rows.map(({ number, id }) => `${number} is not in the accounts as it was issued. (account_items ${id})`);
}

/** The days on which vouchers and opening bills ended are those of their cancellations. */
async function wrongEnds(read: Read): Promise<string[]> {
  const rows = await read
    .selectFrom('account_items')
    .leftJoin('voucher_cancellations', 'voucher', 'account_items.id')
    .leftJoin('opening_bills', 'opening_bills.id', 'account_items.id')
    .select(['account_items.id', 'number', 'ended_on', 'cancelled_at', 'ended_at'])
    .where('ended_on', 'is not', null)
    .where('account_items.kind', 'not in', ['invoice', 'note'])
    .execute();
  return rows
    .filter(({ ended_on, cancelled_at, ended_at }) => ended_on !== dayOf(cancelled_at ?? ended_at))
    .slice(0, LISTED)
    .map(({ id, number }) => `${number} has ended on another day than it was cancelled. (account_items ${id})`);
}

/**
 * Numbers are never given twice, so as many vouchers as the counter says, from 1 or from an opening number, leave no gap. One statement
 * reads one state.
 */
async function wrongSeries(read: Read): Promise<string[]> {
  const openings = await openingsOf(read);
  const { rows } = await sql<{
    kind: string;
    tax_state: string;
    year: string;
    given: number;
    counter: number;
    last: 0 | 1;
  }>`
    select kind, tax_state, year, cast(sum(counted) as bigint) as given, cast(sum(counter) as bigint) as counter,
      case when max(last) = max(kept) then 1 else 0 end as last from (
      select kind, tax_state, ${yearOfDate} as year, 1 as counted, 0 as counter, issued_at as last, '' as kept from vouchers
      union all select kind, tax_state, financial_year, 0, counter, '', last_issued_at from voucher_series
    ) as both_counts
    group by kind, tax_state, year order by kind, tax_state, year`.execute(read);
  const begins = (first: number, prefix: string) => first === 1 || openings.some((each) => each[prefix] === first);
  return rows.flatMap(({ kind, tax_state, year, given, counter, last }) => {
    const series = { kind, taxState: tax_state, financialYear: year } as NumberedSeries;
    const prefix = isTaxState(tax_state) ? startOfSeries(series) : '';
    if (last === 1 && given > 0 && begins(counter - given + 1, prefix)) return [];
    return `The ${kind}s of ${tax_state} in ${year} are not as many as their last number says. (voucher_series ${kind} ${tax_state} ${year})`;
  });
}

/** The day from which documents are debts is that of the company record. */
async function wrongKeptFrom(read: Read): Promise<string[]> {
  const rows = await read
    .selectFrom('money_kept_from')
    .leftJoin('company_versions', (join) =>
      join.on('version', '=', (newest) =>
        newest.selectFrom('company_versions').select((row) => row.fn.max('version').as('version')),
      ),
    )
    .select(['id', 'default_from', 'kept_from', 'company'])
    .execute();
  const faults = rows.flatMap(({ id, default_from, kept_from, company }) =>
    kept_from === (parsed<{ moneyKeptFrom?: string }>(company)?.moneyKeptFrom ?? default_from)
      ? []
      : [`The day from which money is kept is not that of the company record. (money_kept_from ${id})`],
  );
  return rows.length === 1 ? faults : ['The day from which money is kept is missing. (money_kept_from 1)'];
}

async function strays(read: Read): Promise<string[]> {
  const rows = await read
    .selectFrom('account_items')
    .leftJoin('invoices', 'invoices.id', 'account_items.id')
    .leftJoin('vouchers', 'vouchers.id', 'account_items.id')
    .leftJoin('opening_bills', 'opening_bills.id', 'account_items.id')
    .select(['account_items.number', 'account_items.id'])
    .where('invoices.id', 'is', null)
    .where('vouchers.id', 'is', null)
    .where('opening_bills.id', 'is', null)
    .orderBy('account_items.seq')
    .limit(LISTED)
    .execute();
  return rows.map(({ number, id }) => `${number} in the accounts belongs to no document. (account_items ${id})`);
}
