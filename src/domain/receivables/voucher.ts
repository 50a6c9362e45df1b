import type { TaxState } from '../tax/states.ts';

export const voucherKinds = ['receipt', 'refund', 'settlement'] as const;

/** `receipt`: money came. `refund`: an advance is paid back. `settlement`: a debt ends without money. */
export type VoucherKind = (typeof voucherKinds)[number];

/** How money came or went. */
export const paymentModes = [
  { value: 'upi', text: 'UPI' },
  { value: 'bank', text: 'Bank transfer' },
  { value: 'cheque', text: 'Cheque' },
  { value: 'cash', text: 'Cash' },
  { value: 'card', text: 'Card' },
  { value: 'other', text: 'Other' },
] as const;

export type PaymentMode = (typeof paymentModes)[number]['value'];

/** Why a settlement ends a debt. */
export const settlementReasons = [
  { value: 'tds', text: 'TDS told later' },
  { value: 'discount', text: 'Discount' },
  { value: 'bad-debt', text: 'Bad debt' },
  { value: 'rounding', text: 'Rounding' },
  { value: 'set-off', text: 'Set-off against an advance' },
] as const;

export type SettlementReason = (typeof settlementReasons)[number]['value'];

/** `gst`: section 51 of the CGST Act, 2 % of the taxable value. It has a separate ledger in Tally. */
export const tdsKinds = [
  { value: 'income-tax', text: 'Income tax' },
  { value: 'gst', text: 'GST, section 51' },
] as const;

export type TdsKind = (typeof tdsKinds)[number]['value'];

/**
 * What a line of a voucher allocates. `source` null: the voucher itself brings the money (a receipt, a settlement). `debt`
 * null: the voucher itself takes it (a refund). A set-off names both.
 */
export type VoucherLine = {
  source: string | null;
  debt: string | null;
  /** In paise, TDS included. */
  amount: number;
  /** How much of it was held back as TDS from this invoice. */
  tds: number;
};

/** What staff enter. What a kind does not have is '' or 0. */
export type VoucherDraft = {
  kind: VoucherKind;
  customer: string;
  taxState: TaxState;
  date: string;
  /** The money, without TDS. For a settlement: the sum of its lines. */
  amount: number;
  /** Only for a receipt: it counts as paid, too. */
  tds: number;
  /** Only for a receipt with TDS, and a settlement of TDS. */
  tdsKind: TdsKind | '';
  mode: PaymentMode | '';
  reference: string;
  /** Only for a settlement. */
  reason: SettlementReason | '';
  note: string;
  lines: VoucherLine[];
};

/** A receipt, refund or settlement. It never changes; it can be cancelled. */
export type Voucher = Omit<VoucherDraft, 'customer' | 'lines'> & {
  id: string;
  number: string;
  /** The customer whose it is now. */
  customer: { id: string; name: string };
  /** The billing address as it was at the issue: its paper prints it. */
  party: string;
  /** The GSTIN of that time; '' when it had none. */
  partyGstin: string;
  issuedAt: string;
  issuedBy: string;
  companyVersion: number;
  specimen: boolean;
  /** What is left: of a receipt or settlement an advance; of a refund what is owed since its source was cancelled. */
  open: number;
  cancelled: { at: string; by: string; reason: string } | null;
};

/** `countsAsPaid({ amount: 98_000, tds: 2_000 })` → `100_000` */
export function countsAsPaid({ amount, tds }: Pick<VoucherDraft, 'amount' | 'tds'>): number {
  return amount + tds;
}
