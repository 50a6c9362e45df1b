import { type RawBuilder, sql } from 'kysely';
import type { PaymentMode, Voucher, VoucherKind } from '#domain/receivables/voucher.ts';
import { soughtWords, wordsOf } from '#domain/text/word-starts.ts';
import type { VoucherFilter, VoucherPage } from '#operations/ports/receivables.ts';
import type { Database } from '../engine/tables.ts';
import { voucherColumns, vouchersIn } from './read-vouchers.ts';
import { voucherFromRow } from './voucher-row.ts';

const BATCH = 500;

export async function pageOfVouchers(
  { read }: Database,
  filter: VoucherFilter,
  page: number,
  size: number,
): Promise<VoucherPage> {
  const rows = await matching(read, filter)
    .selectAll('vouchers')
    .select(voucherColumns)
    .orderBy('vouchers.date', 'desc')
    .orderBy('vouchers.issued_seq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const groups = await matching(read, filter)
    .select(['vouchers.kind', 'vouchers.mode'])
    .select([
      whole(sql`count(*)`).as('found'),
      whole(sql`sum(case when ended.voucher is null then 1 else 0 end)`).as('count'),
    ])
    .select([standing('amount').as('amount'), standing('tds').as('tds')])
    .groupBy(['vouchers.kind', 'vouchers.mode'])
    .orderBy('vouchers.kind')
    .orderBy('vouchers.mode')
    .execute();
  return {
    vouchers: rows.map(voucherFromRow),
    count: groups.reduce((sum, { found }) => sum + Number(found), 0),
    sums: groups.map(({ kind, mode, count, amount, tds }) => ({
      kind: kind as VoucherKind,
      mode: mode as PaymentMode | '',
      count: Number(count),
      amount: Number(amount),
      tds: Number(tds),
    })),
  };
}

function whole(expression: RawBuilder<unknown>) {
  return sql<number>`cast(${expression} as bigint)`;
}

function standing(column: 'amount' | 'tds') {
  return whole(sql`sum(case when ended.voucher is null then ${sql.ref(`vouchers.${column}`)} else 0 end)`);
}

export async function* streamVouchers({ read }: Database, filter: VoucherFilter): AsyncIterable<Voucher> {
  for (let last = { date: '', seq: 0 }; ; ) {
    const rows = await matching(read, filter)
      .selectAll('vouchers')
      .select(voucherColumns)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('vouchers.date', 'vouchers.issued_seq'), '>', tuple(last.date, last.seq)),
      )
      .orderBy('vouchers.date')
      .orderBy('vouchers.issued_seq')
      .limit(BATCH)
      .execute();
    yield* rows.map(voucherFromRow);
    const end = rows.at(-1);
    if (rows.length < BATCH || !end) return;
    last = { date: end.date, seq: end.issued_seq };
  }
}

function matching(read: Database['read'], filter: VoucherFilter) {
  let query = vouchersIn(read);
  if (filter.kind) query = query.where('vouchers.kind', '=', filter.kind);
  if (filter.taxState) query = query.where('vouchers.tax_state', '=', filter.taxState);
  if (filter.mode) query = query.where('vouchers.mode', '=', filter.mode);
  if (filter.customer) query = query.where('account_items.customer', '=', filter.customer);
  if (filter.from) query = query.where('vouchers.date', '>=', filter.from);
  if (filter.to) query = query.where('vouchers.date', '<=', filter.to);
  if (!filter.withCancelled) query = query.where('ended.voucher', 'is', null);
  for (const word of soughtWords(wordsOf(filter.query))) query = query.where('search_key', 'like', `% ${word}%`);
  return query;
}
