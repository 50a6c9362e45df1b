import { bulkInsert } from '../engine/bulk-insert.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { addToBalances } from './add-to-balances.ts';

type Allocation = Tables['allocations'];

/**
 * Stores what the audit line `seq` allocates, made on `day`, and takes it off both ends. The caller has locked the audit head
 * and checked the lines against the items as they are now; the table refuses what would fall below nought.
 */
export async function allocate(
  transaction: Transacting,
  lines: Pick<Allocation, 'source' | 'debt' | 'amount' | 'tds'>[],
  seq: number,
  day: string,
): Promise<void> {
  const ends = await changeOpen(transaction, lines, -1);
  const dateOf = (id: string) => ends.get(id)?.date ?? '';
  await insertAllocations(
    transaction,
    lines.map((line) => ({
      ...line,
      // An allocation counts on a day only where both its ends do.
      date: [day, dateOf(line.source), dateOf(line.debt)].reduce((one, other) => (one > other ? one : other)),
      begun_seq: seq,
      ended_seq: null,
      ended_on: null,
    })),
  );
}

const insertAllocations = bulkInsert((database, rows: Allocation[]) => database.insertInto('allocations').values(rows));

/** Ends the allocations of an item that is being cancelled, and gives their amounts back to both ends. */
export async function endAllocations(transaction: Transacting, item: string, seq: number, day: string): Promise<void> {
  await end(transaction, [
    ...(await endOf(transaction, 'source', item, seq, day)),
    ...(await endOf(transaction, 'debt', item, seq, day)),
  ]);
}

/** Ends those that the audit line `begun` made: a set-off has no other trace in the accounts. */
export async function endAllocationsBegunBy(
  transaction: Transacting,
  begun: number,
  seq: number,
  day: string,
): Promise<void> {
  await end(transaction, await endOf(transaction, 'begun_seq', begun, seq, day));
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

async function end(transaction: Transacting, ended: Allocation[]): Promise<void> {
  await changeOpen(transaction, ended, 1);
}

/** Takes the amounts off both ends (-1), or gives them back (1). Returns the ends. */
async function changeOpen(
  transaction: Transacting,
  lines: Pick<Allocation, 'source' | 'debt' | 'amount'>[],
  sign: 1 | -1,
): Promise<Map<string, Tables['account_items']>> {
  const changes = new Map<string, number>();
  for (const { source, debt, amount } of lines)
    for (const id of [source, debt]) changes.set(id, (changes.get(id) ?? 0) + sign * amount);
  const ends = new Map<string, Tables['account_items']>();
  for (const [id, change] of changes) {
    const item = await transaction
      .updateTable('account_items')
      .set((row) => ({ open: row('open', '+', change) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    ends.set(id, item);
  }
  await addToBalances(
    transaction,
    [...ends].map(([id, item]) => ({ ...item, open: changes.get(id) ?? 0 })),
  );
  return ends;
}
