import type { Desk } from '#contract/desk.ts';
import type { VoucherRecord } from '#contract/receivables/vouchers.ts';
import { type VoucherSheet, voucherSheet } from '#domain/receivables/voucher-sheet.ts';

/** The paper of an issued one. Null for a firm without a company record. */
export function recordSheet(record: VoucherRecord, paper: Desk['paper']): VoucherSheet | null {
  if (!paper) return null;
  const { lines, reason, allocations } = record;
  const uses = reason === 'set-off' ? allocations : [];
  return voucherSheet({ ...record, companyVersion: 0 }, { lines, uses }, paper);
}
