import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { VoucherKind } from '#domain/receivables/voucher.ts';

type Named = { id: string; kind: VoucherKind };

/** The page of a receipt, refund or settlement. */
export function voucherPage({ id }: Pick<Named, 'id'>): string {
  return path(paths.receiptPage, { id });
}

/** Where a receipt, refund or settlement is read and cancelled. */
export function voucherCall({ id, kind }: Named): string {
  return path({ receipt: paths.receipt, refund: paths.refund, settlement: paths.settlement }[kind], { id });
}

/** Its PDF. */
export function voucherFile({ id, kind }: Named): string {
  return path({ receipt: paths.receiptFile, refund: paths.refundFile, settlement: paths.settlementFile }[kind], { id });
}
