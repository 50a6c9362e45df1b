import { sql } from 'kysely';
import type { AccountItem } from '#domain/receivables/account-item.ts';
import { withOpen } from '#domain/receivables/with-open.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { OpenItems } from '#operations/ports/receivables.ts';
import type { Database, Tables } from '../engine/tables.ts';

type Row = Omit<Tables['account_items'], 'seq' | 'tax_state' | 'ended_on'>;

/** Whether an item counts on a day: a cancelled voucher until then, a cancelled document or a removed opening bill never. */
function counts(table: string, day: string) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(${column('ended_on')} is null
    or (${column('ended_on')} > ${day} and ${column('kind')} in ('receipt', 'refund', 'settlement')))`;
}

/** What was open of a customer at the end of a past day: from the allocations that counted then. */
export async function openOn(
  { read }: Database,
  customer: string,
  taxState: TaxState,
  day: string,
): Promise<OpenItems> {
  const allocated = (end: 'source' | 'debt', other: 'source' | 'debt') => sql`coalesce((
    select sum(allocations.amount) from allocations
    join account_items as other on other.id = ${sql.ref(`allocations.${other}`)}
    where ${sql.ref(`allocations.${end}`)} = items.id and allocations.date <= ${day}
      and (allocations.ended_on is null or allocations.ended_on > ${day} and other.customer = items.customer)
      and ${counts('other', day)}), 0)`;
  const { rows } = await sql<Row & { left: number | string }>`
    select id, side, kind, customer, number, date, due, amount,
      cast(amount - case side when 'debt' then ${allocated('debt', 'source')} else ${allocated('source', 'debt')} end as bigint)
        as "left"
    from account_items as items
    where id in (
      select document from document_customers where customer = ${customer} and date <= ${day} and kind in ('tax', 'credit')
      union all
      select id from account_items where customer = ${customer} and date <= ${day}
        and kind in ('opening', 'receipt', 'refund', 'settlement')
    ) and tax_state = ${taxState} and side <> 'transfer' and ${counts('items', day)}
    order by due, date, seq`.execute(read);
  const items = rows
    .map(({ left, ...row }): AccountItem => withOpen({ ...row, taxState, open: 0, endedOn: null }, Number(left)))
    .filter(({ open }) => open > 0);
  return {
    debts: items.filter(({ side }) => side === 'debt'),
    advances: items.filter(({ side }) => side === 'source'),
  };
}
