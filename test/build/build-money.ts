import type { OpeningBillFields } from '#domain/receivables/opening-bill.ts';
import type { VoucherDraft } from '#domain/receivables/voucher.ts';
import { home } from '#test/specification/specified-firm.ts';

/** A receipt of 1,000.00 that pays nothing yet. */
export function buildReceipt(changes: Partial<VoucherDraft> = {}): VoucherDraft {
  return {
    kind: 'receipt',
    customer: '',
    taxState: home,
    date: '2026-11-21',
    amount: 1000_00,
    tds: 0,
    tdsKind: '',
    mode: 'bank',
    reference: '',
    reason: '',
    note: '',
    lines: [],
    ...changes,
  };
}

/** A Dr bill of 500.00. */
export function buildOpening(changes: Partial<OpeningBillFields> = {}): OpeningBillFields {
  return {
    customer: '',
    taxState: home,
    side: 'dr',
    reference: 'OLD/117',
    date: '2026-03-10',
    due: '2026-04-09',
    amount: 500_00,
    note: '',
    ...changes,
  };
}
