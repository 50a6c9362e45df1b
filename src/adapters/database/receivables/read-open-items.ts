import type { AccountItem } from '#domain/receivables/account-item.ts';
import { ageBox } from '#domain/receivables/ageing.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { compareText } from '#domain/text/compare-text.ts';
import type { ItemsFilter, OpenItem } from '#operations/ports/outstanding.ts';
import type { Database } from '../engine/tables.ts';
import { calculatorOf, type Past } from './calculate-past.ts';

/** What a figure consists of: debts by due date, then advances. */
export async function readOpenItems(
  database: Database,
  past: Past,
  filter: ItemsFilter,
  page: number,
  size: number,
): Promise<{ items: OpenItem[]; count: number }> {
  const { asOf, taxState, customer } = filter;
  const calculator = await calculatorOf(database, past, filter);
  const all = await (calculator?.items({ day: asOf, taxState }, customer) ?? openNow(database, customer, taxState));
  const within = all.filter((item) => isIn(item, filter)).sort(dueFirst);
  const shown = within.slice((page - 1) * size, page * size);
  const buyers = customer === null ? await buyersOf(database, shown) : new Map<string, string>();
  return {
    items: shown.map((item) => ({ ...item, buyer: buyers.get(item.id) ?? '' })),
    count: within.length,
  };
}

async function openNow({ read }: Database, customer: string | null, taxState: string): Promise<AccountItem[]> {
  const query = read
    .selectFrom('account_items')
    .select(['id', 'side', 'kind', 'tax_state', 'number', 'date', 'due', 'amount', 'open'])
    .where('open', '>', 0)
    .where('customer', '=', customer ?? '');
  const rows = await (taxState === '' ? query : query.where('tax_state', '=', taxState)).execute();
  return rows.map(({ tax_state, ...row }) => ({ ...row, customer, taxState: tax_state as TaxState, endedOn: null }));
}

function isIn({ side, due }: AccountItem, { box, asOf }: ItemsFilter): boolean {
  if (box === '') return true;
  return side === 'source' ? box === 'advance' : box === ageBox(due, asOf);
}

function dueFirst(one: AccountItem, other: AccountItem): number {
  if (one.side !== other.side) return one.side === 'debt' ? -1 : 1;
  return compareText(one.due, other.due) || compareText(one.number, other.number);
}

async function buyersOf({ read }: Database, items: AccountItem[]): Promise<Map<string, string>> {
  if (items.length === 0) return new Map();
  const ids = items.map(({ id }) => id);
  const rows = await read.selectFrom('buyer_names').selectAll().where('document', 'in', ids).execute();
  return new Map(rows.map(({ document, name }) => [document, name]));
}
