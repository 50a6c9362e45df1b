import type { ListedVoucher, VoucherRecord } from '#contract/vouchers.ts';
import type { Voucher } from '#domain/receivables/voucher.ts';
import type { ReceivableStore } from '#operations/ports/receivables.ts';

/** A receipt, refund or settlement as lists get it. */
export function voucherAnswerOf(voucher: Voucher): ListedVoucher {
  const { party: _, partyGstin: __, companyVersion: ___, ...answer } = voucher;
  return answer;
}

/** The same as its own page gets it. */
export async function voucherRecordOf(
  { receivables }: { receivables: Pick<ReceivableStore, 'allocationsOf'> },
  voucher: Voucher,
): Promise<VoucherRecord> {
  const { party, partyGstin, id } = voucher;
  return { ...voucherAnswerOf(voucher), party, partyGstin, allocations: await receivables.allocationsOf(id) };
}
