import type { CallbackProblem } from '../callbacks/callback-problems.ts';
import type { CallbackRequest } from '../callbacks/callback-request.ts';
import type { Company } from '../company/company.ts';
import type { PaymentMode } from '../receivables/voucher.ts';
import type { Share } from './share.ts';

type SharedKind = 'tax' | 'pro' | 'credit' | 'challan' | 'receipt' | 'refund' | 'settlement' | 'statement';

/**
 * What was paid of an invoice, by which kind of money; of a statement in the customer's favour, what that consists of. `number`: of the
 * credit note, or of the receipt or the opening bill.
 */
export type SharedPayment =
  | { kind: 'paid'; date: string; mode: PaymentMode; amount: number }
  | { kind: 'tds' | 'settled'; date: string; amount: number }
  | { kind: 'credited' | 'advance'; number: string; amount: number };

/** The state of the payment, if there is one to show. */
export type SharedMoney =
  | { kind: 'owed'; owed: number; due: string | null; overdue: boolean }
  | { kind: 'paid' }
  /** Nothing is left to pay, but not all of it was money: something was credited. */
  | { kind: 'closed' }
  /** A document: nobody pays it. */
  | { kind: 'cancelled'; on: string }
  /** A receipt, a refund or a settlement: there is nothing to pay. */
  | { kind: 'voided'; on: string };

/** A page of the paper as a picture. */
type PageSize = { width: number; height: number };

/** How the reader can pay. `withAmount`: whether the code has the amount, too. */
export type WayToPay = {
  upi: { id: string; link: string; withAmount: boolean } | null;
  bank: Company['bank'];
};

/** What the form shows. 'not-taken': too many requests came in a short time. */
export type SharedForm =
  | { kind: 'empty' }
  | { kind: 'sent' }
  | { kind: 'refused'; request: CallbackRequest; problems: CallbackProblem[] }
  | { kind: 'not-taken'; request: CallbackRequest };

/** All that the page of a share shows. Dates are `YYYY-MM-DD`, money integer paise. */
export type SharedPage = {
  /** The address of the page, without its origin: `/d/…`. */
  address: string;
  language: Share['language'];
  firm: { name: string; address: string[]; gstin: string; phone: string };
  kind: SharedKind;
  /** '' of a statement, which has a period. */
  number: string;
  period: { from: string; to: string } | null;
  buyer: string;
  date: string;
  /** Null of a statement. */
  amount: number | null;
  /** Only for a pro-forma. */
  validUntil: string | null;
  /** The terms of payment as staff typed them, while there is something to pay; '' for none. */
  terms: string;
  payments: SharedPayment[];
  money: SharedMoney | null;
  /** Null while its pictures cannot be made: the page then offers the PDF alone. */
  paper: { pages: number; size: PageSize; showAll: boolean } | null;
  pay: WayToPay | null;
  form: SharedForm;
  endsOn: string;
};

/** The page of a link that opens nothing: the same for a wrong one, an ended one and a lapsed one. */
export type GonePage = {
  address: string;
  language: Share['language'];
  firm: string;
  offices: { city: string; address: string[]; phone: string }[];
  phone: string;
};
