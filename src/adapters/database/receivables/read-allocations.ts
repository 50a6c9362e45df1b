import { sql } from 'kysely';
import type { AccountItem } from '#domain/receivables/account-item.ts';
import type { Allocation, LineAsIssued } from '#operations/ports/receivables.ts';
import type { Database, Transacting } from '../engine/tables.ts';

type From = Database['read'] | Transacting;

/** Every allocation from or to an item, and those that it made, in the order in which they were made. */
export async function allocationsOf(from: From, id: string): Promise<Allocation[]> {
  const issued = from.selectFrom('vouchers').select('issued_seq').where('vouchers.id', '=', id);
  const rows = await allocationsIn(from)
    .where((row) =>
      row.or([
        row('allocations.source', '=', id),
        row('allocations.debt', '=', id),
        row('allocations.begun_seq', '=', issued),
      ]),
    )
    .execute();
  return rows.map(allocationFromRow);
}

export async function allocationsBegunBy(from: From, seq: number): Promise<Allocation[]> {
  const rows = await allocationsIn(from).where('allocations.begun_seq', '=', seq).execute();
  return rows.map(allocationFromRow);
}

function allocationsIn(from: From) {
  return from
    .selectFrom('allocations')
    .innerJoin('account_items as source', 'source.id', 'allocations.source')
    .innerJoin('account_items as debt', 'debt.id', 'allocations.debt')
    .leftJoin('vouchers', 'vouchers.issued_seq', 'allocations.begun_seq')
    .select(['allocations.amount', 'allocations.tds', 'allocations.date', 'allocations.ended_on'])
    .select(['vouchers.id as voucher', 'source.id as source', 'debt.id as debt'])
    .select(['source.kind as source_kind', 'source.number as source_number', 'source.date as source_date'])
    .select(['source.amount as source_amount', 'debt.amount as debt_amount'])
    .select(['debt.kind as debt_kind', 'debt.number as debt_number', 'debt.date as debt_date'])
    .orderBy('allocations.begun_seq')
    .orderBy('debt.due')
    .orderBy('debt.seq')
    .orderBy('source.seq');
}

type Row = Awaited<ReturnType<ReturnType<typeof allocationsIn>['execute']>>[number];

function allocationFromRow(row: Row): Allocation {
  return {
    source: {
      id: row.source,
      kind: row.source_kind,
      number: row.source_number,
      date: row.source_date,
      amount: row.source_amount,
    },
    debt: {
      id: row.debt,
      kind: row.debt_kind,
      number: row.debt_number,
      date: row.debt_date,
      amount: row.debt_amount,
    },
    amount: row.amount,
    tds: row.tds,
    date: row.date,
    voucher: row.voucher,
    endedOn: row.ended_on,
  };
}

/** What a voucher allocated at its issue: the debts that it paid, or the sources that a refund paid out, by due date. */
export async function linesAsIssued(from: From, voucher: string): Promise<LineAsIssued[]> {
  const rows = await from
    .selectFrom('vouchers')
    .innerJoin('allocations', 'allocations.begun_seq', 'vouchers.issued_seq')
    .innerJoin('account_items as item', (join) =>
      join.on(
        'item.id',
        '=',
        sql<string>`case when allocations.debt = vouchers.id then allocations.source else allocations.debt end`,
      ),
    )
    .select(['item.id', 'item.kind', 'item.number', 'item.date', 'item.amount', 'allocations.amount as paid'])
    .select((row) =>
      // What was allocated before, and had not ended then.
      row
        .selectFrom('allocations as earlier')
        .select((each) => each.fn.coalesce(each.fn.sum<number>('earlier.amount'), sql<number>`0`).as('sum'))
        .where((each) =>
          each.or([each('earlier.source', '=', each.ref('item.id')), each('earlier.debt', '=', each.ref('item.id'))]),
        )
        .whereRef('earlier.begun_seq', '<', 'vouchers.issued_seq')
        .where((each) =>
          each.or([
            each('earlier.ended_seq', 'is', null),
            each('earlier.ended_seq', '>', each.ref('vouchers.issued_seq')),
          ]),
        )
        .as('earlier'),
    )
    .where('vouchers.id', '=', voucher)
    .orderBy('item.due')
    .orderBy('item.seq')
    .execute();
  return rows.map(({ paid, earlier, ...item }) => {
    const before = item.amount - Number(earlier ?? 0);
    return { item: item satisfies Pick<AccountItem, 'id' | 'kind'>, before, paid, left: before - paid };
  });
}
