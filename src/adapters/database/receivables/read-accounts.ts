import { sql } from 'kysely';
import type { TaxState } from '#domain/tax/states.ts';
import type { Balance, DocumentMoney, OpenItems } from '#operations/ports/receivables.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { itemFromRow, itemsIn } from './account-facts.ts';
import { allocationsOf } from './read-allocations.ts';

type From = Database['read'] | Transacting;

export async function openItems(from: From, customer: string, taxState: TaxState): Promise<OpenItems> {
  const rows = await from
    .selectFrom('account_items')
    .selectAll()
    .where('customer', '=', customer)
    .where('tax_state', '=', taxState)
    .where('open', '>', 0)
    .orderBy('due')
    .orderBy('seq')
    .execute();
  const items = rows.map(itemFromRow);
  return {
    debts: items.filter(({ side }) => side === 'debt'),
    advances: items.filter(({ side }) => side === 'source'),
  };
}

export async function balancesOf(from: From, customers: string[]): Promise<Map<string, Balance[]>> {
  if (customers.length === 0) return new Map();
  const rows = await from
    .selectFrom('account_balances')
    .selectAll()
    .where('customer', 'in', customers)
    .where((row) => row.or([row('owed', '>', 0), row('advances', '>', 0)]))
    .orderBy('tax_state')
    .execute();
  const balances = new Map<string, Balance[]>();
  for (const { customer, tax_state, owed, advances } of rows) {
    const balance = { taxState: tax_state as TaxState, owed, advances };
    balances.set(customer, [...(balances.get(customer) ?? []), balance]);
  }
  return balances;
}

export async function moneyOf(from: From, id: string): Promise<DocumentMoney | null> {
  const row = await itemsIn(from).where('account_items.id', '=', id).executeTakeFirst();
  return row ? { item: itemFromRow(row), allocations: await allocationsOf(from, id) } : null;
}

/** Without what is cancelled. The income-tax law counts cash of one person on one day, and all cash for one transaction. */
export async function cashReceived(
  from: From,
  customer: string,
  date: string,
  debts: string[],
): Promise<{ onDay: number; byDebt: Map<string, number> }> {
  const cash = from
    .selectFrom('vouchers')
    .innerJoin('account_items', 'account_items.id', 'vouchers.id')
    .where('vouchers.kind', '=', 'receipt')
    .where('vouchers.mode', '=', 'cash')
    .where('account_items.ended_on', 'is', null);
  const day = await cash
    .select(sql<number | null>`cast(sum(vouchers.amount) as bigint)`.as('sum'))
    .where('vouchers.date', '=', date)
    .where('account_items.customer', '=', customer)
    .executeTakeFirst();
  if (debts.length === 0) return { onDay: Number(day?.sum ?? 0), byDebt: new Map() };
  const rows = await cash
    .innerJoin('allocations', 'allocations.source', 'vouchers.id')
    .select('allocations.debt')
    .select(sql<number>`cast(sum(allocations.amount - allocations.tds) as bigint)`.as('sum'))
    .where('allocations.debt', 'in', debts)
    .where('allocations.ended_seq', 'is', null)
    .groupBy('allocations.debt')
    .execute();
  return { onDay: Number(day?.sum ?? 0), byDebt: new Map(rows.map(({ debt, sum }) => [debt, Number(sum)])) };
}
