import type { TaxState } from '../tax/gst.ts';

/**
 * A line of a customer's account. A debt takes money: a tax invoice, a Dr opening bill, a refund. A source brings it: a
 * receipt, a credit note, a Cr opening bill, a settlement. A transfer (a settlement by set-off) only moves what sources have
 * left to debts.
 */
export type AccountItem = {
  id: string;
  side: ItemSide;
  kind: ItemKind;
  /** The customer whose it is now: a merge moves it. Null for a document of a buyer who is not in the book. */
  customer: string | null;
  taxState: TaxState;
  /** Of a document or voucher; of an opening bill, its reference. */
  number: string;
  date: string;
  /** Of a debt: the last day to pay. Of the others, the date itself. */
  due: string;
  /** In paise. Of a receipt: the money and the TDS. */
  amount: number;
  /** Of a debt: what is still owed. Of a source: what is left of it, an advance. 0 of a transfer, and of what is cancelled. */
  open: number;
  /** The day on which it was cancelled; null while it stands. */
  endedOn: string | null;
};

type ItemSide = 'debt' | 'source' | 'transfer';

export type ItemKind = 'invoice' | 'note' | 'opening' | 'receipt' | 'refund' | 'settlement';
