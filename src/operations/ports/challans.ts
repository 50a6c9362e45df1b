import type { TaxState } from '#domain/tax/states.ts';
import type { Actor } from './actor.ts';

/* What came back of delivery challans, and what is open of them. Dates are `YYYY-MM-DD`, instants ISO UTC text, money integer paise, quantities thousandths. */

/** Goods that came back on one day. `seen`: what the screen showed as left of the row; null where it showed nothing. */
export type NewReturn = {
  date: string;
  remark: string;
  rows: { row: number; quantity: number; seen: number | null }[];
};

export type CameBack = {
  /** The audit line, by which it is taken back. */
  line: number;
  date: string;
  remark: string;
  at: string;
  by: string;
  rows: { row: number; quantity: number }[];
  /** It was a mistake, and counts no more. */
  undone: { at: string; by: string } | null;
};

export type CameBackAnswer =
  | { kind: 'done' }
  | { kind: 'unknown' }
  | { kind: 'not-a-challan' | 'cancelled' | 'closed'; number: string }
  /** Even when another person was faster. `left` is null when the challan has no such row. */
  | { kind: 'more-than-left'; number: string; row: number; left: number | null }
  | { kind: 'changed-since'; number: string }
  | { kind: 'before-challan'; date: string }
  | { kind: 'no-such-entry' }
  | { kind: 'undone-already' };

export type OpenChallan = {
  id: string;
  number: string;
  taxState: TaxState;
  date: string;
  buyerName: string;
  purpose: string;
  purposeText: string;
  /** The last day by law, and from when the shop is warned; '' where there is none. */
  lastDay: string;
  warnFrom: string;
  /** What an invoice of the rest comes to. */
  value: number;
  /** The rows of which something is left. */
  left: { product: string; unit: string; quantity: number; left: number }[];
};

export type ChallanStore = {
  /** What came back of a challan, the oldest first. */
  cameBackOf(id: string): Promise<CameBack[]>;
  /** The challans of which something is left: those whose last day is nearest first, then the oldest. */
  open(
    today: string,
    page: number,
    size: number,
  ): Promise<{ count: number; value: number; warned: number; over: number; rows: OpenChallan[] }>;
  /** With its audit line, after a look at what is left that nobody can change meanwhile. */
  noteCameBack(id: string, entry: NewReturn, at: string, actor: Actor): Promise<CameBackAnswer>;
  /** Takes back the entry of that audit line. */
  takeBackReturn(id: string, line: number, at: string, actor: Actor): Promise<CameBackAnswer>;
};
