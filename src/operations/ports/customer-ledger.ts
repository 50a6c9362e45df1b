import type { StandingFacts } from '#domain/documents/pro-forma-standing.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import type { AccountEntry } from '#domain/receivables/account-entry.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { OpenItems } from './receivables.ts';

/* The account between the shop and a customer. Dates `YYYY-MM-DD`, money in paise. */

export type LedgerFilter = {
  customer: string;
  /** '' for both registrations. */
  taxState: TaxState | '';
  /** First and last date, inclusive; '' for no limit. */
  from: string;
  to: string;
  /** `documents`: tax invoices and credit notes alone, as if no money had come. */
  what: 'all' | 'documents';
  /** The customer is the firm's own registration in another state: its documents are listed, and nobody owes them. */
  isOwnBranch: boolean;
};

export type LedgerDocument = { id: string; kind: InvoiceKind; taxState: TaxState; number: string; date: string };

/** With what its state follows from. */
export type LedgerProForma = LedgerDocument &
  StandingFacts & {
    payable: number;
    /** The enquiry from which it was made. */
    enquiry: { id: string; receivedAt: string; pictures: number } | null;
  };

/** `left`: what an invoice of the rest comes to. `lastDay` and `warnFrom` are '9999-12-31' where the law sets none. */
export type LedgerChallan = LedgerDocument & {
  payable: number;
  draft: InvoiceDraft;
  isOpen: boolean;
  left: number;
  lastDay: string;
  warnFrom: string;
};

/** `balance` is what the account comes to after this entry: above zero the customer owes it. */
export type LedgerEntry = AccountEntry & { balance: number };

type LedgerPage = {
  /** The balance before the first date. */
  opening: number;
  closing: number;
  /** Totals of the whole period: tax invoices, and credit notes. */
  billed: number;
  credited: number;
  /** What the customer paid, TDS included, less what was paid back and what was cancelled since. */
  received: number;
  count: number;
  /** The page, in the asked order. */
  entries: LedgerEntry[];
  /** The newest pro-formas of the period: they are not in the sums. */
  proFormas: LedgerProForma[];
  /** The newest challans of the period, which are not in the sums either. */
  challans: LedgerChallan[];
};

export type LastPrice = {
  document: LedgerDocument;
  /** Per unit, in paise, before the discount. */
  rate: number;
  unit: string;
  /** As it was typed, '' without one. */
  discount: string;
};

export type CustomerLedger = {
  /**
   * By date; entries of a day in the order of the audit log. Cancelled documents and removed opening bills are left out; a
   * cancelled receipt, refund or settlement is there, and taken back on the day of its cancellation.
   */
  page(filter: LedgerFilter, page: number, size: number, order: 'oldest' | 'newest'): Promise<LedgerPage>;
  /** The entries of a period, oldest first, and the balance before it; null when there are more than `most`. */
  entries(filter: LedgerFilter, most: number): Promise<{ opening: number; entries: LedgerEntry[] } | null>;
  /** What was open at the end of a past day: debts by due date, advances by date. */
  openOn(customer: string, taxState: TaxState, day: string): Promise<OpenItems>;
  /** The last prices of a product in tax invoices for this customer, the newest first; at most three. */
  lastPrices(customer: string, product: string): Promise<LastPrice[]>;
};
