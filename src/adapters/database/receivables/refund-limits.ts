import { sql } from 'kysely';
import type { RefundLimit, RefundLimits } from '#domain/receivables/refund-problems.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { overCredited } from '../shared-writes/over-credited.ts';

type From = Database['read'] | Transacting;

/** How much of the advances that these notes left can be paid back. Only notes of over-credited invoices have a limit. */
export async function refundLimits(from: From, sources: string[]): Promise<RefundLimits> {
  if (sources.length === 0) return new Map();
  const notes = await from
    .selectFrom('invoices')
    .select(['id', 'original_id'])
    .where('id', 'in', sources)
    .where('kind', '=', 'credit')
    .where('original_id', 'is not', null)
    .execute();
  if (notes.length === 0) return new Map();
  const over = await overCredited(from)
    .where('notes.original_id', 'in', [...new Set(notes.map((note) => note.original_id))])
    .execute();
  const limits = new Map<string, RefundLimit>();
  for (const { id, number, payable } of over) {
    const received = await receivedFor(from, id, payable);
    limits.set(id, { invoice: number, received, left: received - (await refundedOf(from, id)) });
  }
  return new Map(
    notes.flatMap(({ id, original_id }) => {
      const limit = limits.get(original_id ?? '');
      return limit ? [[id, limit] as const] : [];
    }),
  );
}

/** Money, and tax that was held back. Of an invoice of before money was kept here nobody knows, and all of it counts. */
async function receivedFor(from: From, invoice: string, payable: number): Promise<number> {
  const kept = await from.selectFrom('account_items').select('id').where('id', '=', invoice).executeTakeFirst();
  if (!kept) return payable;
  const row = await from
    .selectFrom('allocations')
    .innerJoin('account_items', 'account_items.id', 'allocations.source')
    .leftJoin('vouchers', 'vouchers.id', 'allocations.source')
    .select(sum('allocations.amount'))
    .where('allocations.debt', '=', invoice)
    .where('allocations.ended_on', 'is', null)
    .where((each) =>
      each.or([each('account_items.kind', 'in', ['receipt', 'opening']), each('vouchers.reason', '=', 'tds')]),
    )
    .executeTakeFirstOrThrow();
  return Number(row.sum);
}

/** What valid refunds have paid back of the notes of an invoice. */
async function refundedOf(from: From, invoice: string): Promise<number> {
  const row = await from
    .selectFrom('allocations')
    .innerJoin('invoices', 'invoices.id', 'allocations.source')
    .innerJoin('account_items', 'account_items.id', 'allocations.debt')
    .select(sum('allocations.amount'))
    .where('invoices.original_id', '=', invoice)
    .where('account_items.kind', '=', 'refund')
    .where('allocations.ended_on', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.sum);
}

function sum(column: string) {
  return sql<number>`coalesce(sum(${sql.ref(column)}), 0)`.as('sum');
}
