import type { Voucher } from '#domain/receivables/voucher.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { voucherFromRow } from './voucher-row.ts';

/** Vouchers with what else is known of them: to be narrowed down, and to be read by `voucherFromRow`. */
export function vouchersIn(from: Database['read'] | Transacting) {
  return from
    .selectFrom('vouchers')
    .innerJoin('account_items', 'account_items.id', 'vouchers.id')
    .innerJoin('customers', 'customers.id', 'account_items.customer')
    .leftJoin('voucher_cancellations as ended', 'ended.voucher', 'vouchers.id');
}

export const voucherColumns = [
  'account_items.open',
  'account_items.customer as customer_now',
  'customers.name as customer_name',
  'ended.cancelled_at',
  'ended.cancelled_by',
  'ended.reason as cancel_reason',
] as const;

export async function findVoucher(from: Database['read'] | Transacting, id: string): Promise<Voucher | null> {
  const row = await vouchersIn(from)
    .selectAll('vouchers')
    .select(voucherColumns)
    .where('vouchers.id', '=', id)
    .executeTakeFirst();
  return row ? voucherFromRow(row) : null;
}
