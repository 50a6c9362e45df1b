import type { TaxState } from '../tax/states.ts';

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
  /** The number of a document or voucher; for an opening bill, its reference. */
  number: string;
  date: string;
  /** For a debt: the last day to pay. For the others, the date itself. */
  due: string;
  /** In paise. For a receipt: the money and the TDS. */
  amount: number;
  /** For a debt: what is still owed. For a source: the part not yet used, an advance. 0 for a transfer, and when cancelled. */
  open: number;
  /** The day on which it was cancelled; null while it is valid. */
  endedOn: string | null;
};

type ItemSide = 'debt' | 'source' | 'transfer';

export type ItemKind = 'invoice' | 'note' | 'opening' | 'receipt' | 'refund' | 'settlement';
