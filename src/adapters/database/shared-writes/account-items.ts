import { type RawBuilder, sql } from 'kysely';
import { taxStates } from '#domain/tax/states.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { addToBalances } from './add-to-balances.ts';
import { endAllocations } from './allocations.ts';

export type ItemRow = Tables['account_items'];

/** Adds a voucher or an opening bill to its customer's account, wholly open. The caller has locked the audit head. */
export async function addItem(transaction: Transacting, row: ItemRow): Promise<void> {
  await insertItem(transaction, row);
  await addToBalances(transaction, [row]);
}

export const insertItem = keptQuery((database, row: ItemRow) => database.insertInto('account_items').values(row));

/**
 * Ends an item that is cancelled with the audit line `seq` on `day`: first its allocations, so that what it paid is owed again,
 * or what paid it is an advance again. Nothing happens to one that has ended, or that is not in an account.
 */
export async function endItem(transaction: Transacting, id: string, seq: number, day: string): Promise<void> {
  await endAllocations(transaction, id, seq, day);
  const before = await standingItem(transaction, id);
  if (!before) return;
  await transaction.updateTable('account_items').set({ open: 0, ended_on: day }).where('id', '=', id).execute();
  await addToBalances(transaction, [{ ...before, open: -before.open }]);
}

export function standingItem(transaction: Transacting, id: string): Promise<ItemRow | undefined> {
  return transaction
    .selectFrom('account_items')
    .selectAll()
    .where('id', '=', id)
    .where('ended_on', 'is', null)
    .executeTakeFirst();
}

/**
 * What is open at the end of today, to be added up by customer: the stored rows, less those of documents that are dated later, and
 * again what is allocated to or from these. The first part is read from the index alone, and the others are few.
 */
export function openToday(today: string, within: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  const states = sql.join(Object.keys(taxStates));
  return sql`(
    select customer, side, due, open from account_items where open > 0 ${within}
    union all
    select customer, side, due, -open from account_items where open > 0 ${within}
      and id in (select document from return_facts where tax_state in (${states}) and date > ${today})
    union all
    select customer, side, due, allocations.amount from allocations
      join account_items on account_items.id in (allocations.source, allocations.debt)
      where allocations.ended_on is null and allocations.date > ${today} and account_items.date <= ${today} ${within}
  ) as open_today`;
}

/** Gives items to another customer, with what is open of them. */
export async function moveItems(transaction: Transacting, ids: string[], customer: string): Promise<void> {
  if (ids.length === 0) return;
  const before = await transaction.selectFrom('account_items').selectAll().where('id', 'in', ids).execute();
  if (before.length === 0) return;
  await transaction.updateTable('account_items').set({ customer }).where('id', 'in', ids).execute();
  await addToBalances(
    transaction,
    before.flatMap((row) => [
      { ...row, open: -row.open },
      { ...row, customer },
    ]),
  );
}
