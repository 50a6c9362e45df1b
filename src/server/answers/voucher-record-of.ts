import type { ListedVoucher, VoucherRecord } from '#contract/receivables/vouchers.ts';
import type { Voucher } from '#domain/receivables/voucher.ts';
import type { ReceivableStore } from '#operations/ports/receivables.ts';

/** A receipt, refund or settlement as lists get it. */
export function voucherAnswerOf(voucher: Voucher): ListedVoucher {
  const { party: _, partyGstin: __, companyVersion: ___, ...answer } = voucher;
  return answer;
}

/** The same as its own page gets it. */
export async function voucherRecordOf(
  { receivables }: { receivables: Pick<ReceivableStore, 'allocationsOf' | 'linesAsIssued'> },
  voucher: Voucher,
): Promise<VoucherRecord> {
  const { party, partyGstin, id } = voucher;
  const [allocations, lines] = await Promise.all([receivables.allocationsOf(id), receivables.linesAsIssued(id)]);
  return { ...voucherAnswerOf(voucher), party, partyGstin, allocations, lines };
}
