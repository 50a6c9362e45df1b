import type { TaxState } from '../tax/states.ts';

/** What a customer owed (`dr`), or had paid in advance (`cr`), on the day from which money is recorded here. */
export type OpeningBillFields = {
  customer: string;
  taxState: TaxState;
  side: 'dr' | 'cr';
  /** The number of the old bill. */
  reference: string;
  date: string;
  /** The due date of a Dr bill; for a Cr bill, its date. */
  due: string;
  amount: number;
  note: string;
};

export type OpeningBill = OpeningBillFields & {
  id: string;
  /** Counts the changes, from 1: a change names the version that it was made from. */
  version: number;
  /** What is still owed, or left of the advance. */
  open: number;
  addedAt: string;
  addedBy: string;
  /** Null while it is valid. */
  endedAt: string | null;
};
