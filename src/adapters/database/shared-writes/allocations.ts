import { bulkInsert } from '../engine/bulk-insert.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { addToBalances } from './add-to-balances.ts';

type Allocation = Tables['allocations'];

/** What is to be allocated. `date`: see `allocationDate`. */
export type NewAllocation = Pick<Allocation, 'source' | 'debt' | 'amount' | 'tds' | 'date'>;

/**
 * Stores what the audit line `seq` allocates, and takes it off both ends. The caller has locked the audit head and checked the
 * lines against the items as they are now; the table refuses what would fall below zero.
 */
export async function allocate(transaction: Transacting, lines: NewAllocation[], seq: number): Promise<void> {
  const items = new Map((await changeOpen(transaction, lines, -1)).map((item) => [item.id, item]));
  await insertAllocations(
    transaction,
    lines.map((line) => {
      const waited_from = waitedFrom([items.get(line.source), items.get(line.debt)]);
      return { ...line, waited_from, begun_seq: seq, ended_seq: null, ended_on: null };
    }),
  );
}

/** The date of the earlier end; '' when one end is an opening bill, whose date can change. */
function waitedFrom(ends: (Tables['account_items'] | undefined)[]): string {
  const dates = ends.map((end) => (!end || end.kind === 'opening' ? '' : end.date));
  return dates.reduce((one, other) => (one < other ? one : other));
}

/** How the audit line of a voucher names what it allocates. */
export function auditedAllocation({ source, debt, amount, tds, date }: NewAllocation) {
  return [source, debt, amount, tds, date];
}

const insertAllocations = bulkInsert((database, rows: Allocation[]) => database.insertInto('allocations').values(rows));

/** Ends the allocations of an item that is being cancelled, and gives their amounts back to both ends. */
export async function endAllocations(transaction: Transacting, item: string, seq: number, day: string): Promise<void> {
  await changeOpen(
    transaction,
    [...(await endOf(transaction, 'source', item, seq, day)), ...(await endOf(transaction, 'debt', item, seq, day))],
    1,
  );
}

/** Ends those that the audit line `begun` made: a set-off has no other trace in the accounts. */
export async function endAllocationsBegunBy(
  transaction: Transacting,
  begun: number,
  seq: number,
  day: string,
): Promise<void> {
  await changeOpen(transaction, await endOf(transaction, 'begun_seq', begun, seq, day), 1);
}

function endOf(
  transaction: Transacting,
  column: 'source' | 'debt' | 'begun_seq',
  value: string | number,
  seq: number,
  day: string,
): Promise<Allocation[]> {
  return transaction
    .updateTable('allocations')
    .set({ ended_seq: seq, ended_on: day })
    .where(column, '=', value)
    .where('ended_seq', 'is', null)
    .returningAll()
    .execute();
}

/** Takes the amounts off both ends (-1), or gives them back (1). Returns the ends. */
async function changeOpen(
  transaction: Transacting,
  lines: Pick<Allocation, 'source' | 'debt' | 'amount'>[],
  sign: 1 | -1,
): Promise<Tables['account_items'][]> {
  const changes = new Map<string, number>();
  for (const { source, debt, amount } of lines)
    for (const id of [source, debt]) changes.set(id, (changes.get(id) ?? 0) + sign * amount);
  const opened: Tables['account_items'][] = [];
  for (const [id, change] of changes) {
    const item = await transaction
      .updateTable('account_items')
      .set((row) => ({ open: row('open', '+', change) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    opened.push({ ...item, open: change });
  }
  await addToBalances(transaction, opened);
  return opened;
}
