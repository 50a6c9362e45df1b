import {
  type PaymentMode,
  paymentModes,
  type SettlementReason,
  settlementReasons,
  type TdsKind,
  tdsKinds,
  type VoucherKind,
} from './voucher.ts';

/** The wording that differs between the kinds: `voucherWording.refund.amount` → `'Amount paid back'`. */
export const voucherWording: Record<
  VoucherKind,
  Record<'title' | 'number' | 'amount' | 'party' | 'notThis', string>
> = {
  receipt: {
    title: 'Receipt',
    number: 'Receipt No.',
    amount: 'Amount received',
    party: 'Received from',
    notThis: 'not a receipt',
  },
  refund: {
    title: 'Refund',
    number: 'Refund No.',
    amount: 'Amount paid back',
    party: 'Paid to',
    notThis: 'nothing was paid',
  },
  settlement: {
    title: 'Settlement',
    number: 'Settlement No.',
    amount: 'Amount settled',
    party: 'Account of',
    notThis: 'nothing was settled',
  },
};

/** The name of the tax that a buyer held back, on papers and screens. */
export const tdsLabel = 'TDS held back';

/** `modeText('bank')` → `'Bank transfer'` */
export function modeText(mode: PaymentMode | ''): string {
  return textOf(paymentModes, mode);
}

/** `reasonText('bad-debt')` → `'Bad debt'` */
export function reasonText(reason: SettlementReason | ''): string {
  return textOf(settlementReasons, reason);
}

/** `tdsKindText('gst')` → `'GST, section 51'` */
export function tdsKindText(kind: TdsKind | ''): string {
  return textOf(tdsKinds, kind);
}

/** What a reference is called: `referenceLabel('cheque')` → `'Cheque No.'` */
export function referenceLabel(mode: PaymentMode | ''): string {
  return (mode !== '' && references[mode]) || 'Reference';
}

const references: Partial<Record<PaymentMode, string>> = {
  upi: 'Reference (UPI)',
  bank: 'Reference (UTR)',
  cheque: 'Cheque No.',
};

function textOf(list: readonly { value: string; text: string }[], value: string): string {
  return list.find((each) => each.value === value)?.text ?? '';
}
