import { setImmediate } from 'node:timers/promises';
import type { VoucherParts } from '#domain/tally/money-voucher.ts';
import type { TallyDays, TallyHead, TallyMoney } from '#operations/ports/tally.ts';
import type { Database } from '../engine/tables.ts';

const BATCH = 500;

type Read = Database['read'];

/** The receipts, refunds and settlements of these days, in batches by day. */
export async function* tallyMoney(read: Read, days: TallyDays, upTo: number): AsyncGenerator<TallyMoney[]> {
  for await (const rows of inBatches(read, days, upTo)) {
    const parts = await partsOf(
      read,
      rows.map(({ issued_seq }) => issued_seq),
    );
    yield rows.map((row) => ({
      ...headOf(row),
      customer: row.customer_now,
      parts: parts.get(row.issued_seq) ?? { debts: [], sources: [] },
      voucher: {
        ...{ id: row.id, number: row.number, date: row.date, amount: row.amount, tds: row.tds },
        kind: row.kind as TallyMoney['voucher']['kind'],
        tdsKind: row.tds_kind as TallyMoney['voucher']['tdsKind'],
        mode: row.mode as TallyMoney['voucher']['mode'],
        reference: row.reference,
        reason: row.reason as TallyMoney['voucher']['reason'],
        note: row.note,
      },
    }));
  }
}

export async function* moneyHeads(read: Read, days: TallyDays, upTo: number): AsyncGenerator<TallyHead[]> {
  for await (const rows of inBatches(read, days, upTo)) yield rows.map(headOf);
}

type Row = { id: string; number: string; date: string; issued_seq: number; ended_line: number | null };

function headOf({ id, number, date, issued_seq, ended_line }: Row): TallyHead {
  return { id, number, date, seq: issued_seq, cancelled: ended_line !== null };
}

async function* inBatches(read: Read, { taxState, from, to }: TallyDays, upTo: number) {
  for (let last = { date: from, seq: 0 }; ; ) {
    const rows = await read
      .selectFrom('vouchers')
      .innerJoin('account_items', 'account_items.id', 'vouchers.id')
      .leftJoin('voucher_cancellations as ended', 'ended.voucher', 'vouchers.id')
      .selectAll('vouchers')
      .select(['account_items.customer as customer_now', 'ended.line as ended_line'])
      .where((row) => row(row.refTuple('vouchers.date', 'vouchers.issued_seq'), '>', row.tuple(last.date, last.seq)))
      .where('vouchers.date', '<=', to)
      .where('vouchers.issued_seq', '<=', upTo)
      .where('vouchers.tax_state', '=', taxState)
      .orderBy('vouchers.date')
      .orderBy('vouchers.issued_seq')
      .limit(BATCH)
      .execute();
    if (rows.length > 0) yield rows;
    await setImmediate();
    const end = rows.at(-1);
    if (rows.length < BATCH || !end) return;
    last = { date: end.date, seq: end.issued_seq };
  }
}

/** What these vouchers allocated at their issue: allocations name the audit line that made them. */
async function partsOf(read: Read, seqs: number[]): Promise<Map<number, VoucherParts>> {
  const parts = new Map<number, VoucherParts>();
  const rows = await read
    .selectFrom('allocations')
    .innerJoin('account_items as source', 'source.id', 'allocations.source')
    .innerJoin('account_items as debt', 'debt.id', 'allocations.debt')
    .select(['begun_seq', 'allocations.amount', 'source.number as source_number', 'debt.number as debt_number'])
    .select(['source.seq as source_seq', 'debt.seq as debt_seq'])
    .where('begun_seq', 'in', seqs)
    .orderBy('begun_seq')
    .orderBy('debt.due')
    .orderBy('debt.seq')
    .orderBy('source.seq')
    .execute();
  for (const row of rows) {
    const each = parts.get(row.begun_seq) ?? { debts: [], sources: [] };
    // The voucher itself is no part of itself.
    if (row.debt_seq !== row.begun_seq) each.debts.push({ number: row.debt_number, amount: row.amount });
    if (row.source_seq !== row.begun_seq) each.sources.push({ number: row.source_number, amount: row.amount });
    parts.set(row.begun_seq, each);
  }
  return parts;
}
