import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import type { TaxState } from '#domain/tax/gst.ts';

/* What stands between the shop and a customer. Dates `YYYY-MM-DD`, money in paise. */

export type LedgerFilter = {
  customer: string;
  /** '' for both registrations. */
  taxState: TaxState | '';
  /** First and last date, inclusive; '' for no limit. */
  from: string;
  to: string;
};

export type LedgerDocument = { id: string; kind: InvoiceKind; taxState: TaxState; number: string; date: string };

/** A tax invoice adds its amount, a credit note takes it off; `balance` is what it comes to after this entry. */
type LedgerEntry = LedgerDocument & { amount: number; balance: number };

type LedgerPage = {
  /** The balance before the first date. */
  opening: number;
  closing: number;
  /** Of the whole period: tax invoices, and credit notes. */
  billed: number;
  credited: number;
  count: number;
  /** The page, in the asked order. */
  entries: LedgerEntry[];
  /** The newest pro-formas of the period: they are not in the sums. */
  proFormas: (LedgerDocument & { payable: number })[];
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
  /** By date; documents of a day in the order of issue. Cancelled documents are left out. */
  page(filter: LedgerFilter, page: number, size: number, order: 'oldest' | 'newest'): Promise<LedgerPage>;
  /** The last prices of a product in tax invoices for this customer, the newest first; at most three. */
  lastPrices(customer: string, product: string): Promise<LastPrice[]>;
};
