import type { TaxState } from '../tax/states.ts';
import type { VoucherKind } from './voucher.ts';

/** What moves a customer's account, in the order of Tally's day book. */
export const dayBookKinds = ['tax', 'credit', 'receipt', 'refund', 'settlement'] as const;

export type DayBookKind = 'tax' | 'credit' | VoucherKind;

/** A voucher of any kind in the day book. */
export type DayBookEntry = {
  id: string;
  kind: DayBookKind;
  taxState: TaxState;
  number: string;
  date: string;
  /** The buyer of a document, the customer of a receipt, refund or settlement. */
  party: string;
  /** In paise: the payable of a document, what came or was held back as tax, what went back or was settled. */
  amount: number;
  cancelled: boolean;
};

export const dayBookNames: Record<DayBookKind, string> = {
  tax: 'Tax Invoice',
  credit: 'Credit Note',
  receipt: 'Receipt',
  refund: 'Refund',
  settlement: 'Settlement',
};

/** `sideOf('receipt')` → `'credit'`: the side of the customer's account that it stands on. */
export function sideOf(kind: DayBookKind): 'debit' | 'credit' {
  return kind === 'tax' || kind === 'refund' ? 'debit' : 'credit';
}
