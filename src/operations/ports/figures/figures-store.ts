import type { FiguresChoice, Ranked } from '#domain/figures/figures.ts';
import type { FigureDays } from '#domain/figures/period.ts';
import type { Ageing } from '#domain/receivables/ageing.ts';
import type { SampleStep } from '#domain/samples/callback-sample.ts';
import type { TaxState } from '#domain/tax/states.ts';

/* What an owner looks at. Money in paise, days `YYYY-MM-DD`, months `YYYY-MM`. `taxState`: '' for all registrations. */

export type FiguresFilter = FigureDays & { taxState: TaxState | '' };

/** What tax invoices, less credit notes, come to in a month; `documents`: how many of both. */
export type MonthOfSales = { month: string; documents: number; net: number; gst: number; payable: number };

/** `name`: a product, or the id of a customer; '' for what has none. `net` is in the chosen value. */
export type RankedSales = Ranked<{ name: string; net: number }>;

/** An enquiry, and what became of it; null where that did not happen. Instants, and the days of a payment in full. */
export type EnquirySteps = {
  id: string;
  /** The name, else the address or number that was given. */
  who: string;
  asked: string;
  answered: string | null;
  proForma: string | null;
  invoiced: string | null;
  /** The invoice and its number; null without one. */
  invoice: string | null;
  invoiceNumber: string | null;
  paid: string | null;
  /** How far its samples came; null of an enquiry that is not for samples. */
  sample: SampleStep | null;
};

export type SaleFilter = FiguresFilter & {
  /** The name of a product; null for all. */
  product: string | null;
  /** The id of a customer, '' for buyers who are not in the book; null for all. */
  customer: string | null;
  /** Only what is of none of these products or customers; null for all. */
  others: { by: 'product' | 'customer'; named: string[] } | null;
};

/** A document behind a figure, with what it adds to it. */
export type SaleBehind = {
  id: string;
  kind: 'tax' | 'credit';
  taxState: TaxState;
  number: string;
  date: string;
  buyer: string;
  net: number;
  gst: number;
};

export type FiguresStore = {
  /** By month, the months without documents left out. */
  months(filter: FiguresFilter): Promise<MonthOfSales[]>;
  /** The largest products or customers, `most` of them, and the others together. */
  ranked(
    by: 'product' | 'customer',
    filter: FiguresFilter & Pick<FiguresChoice, 'value'>,
    most: number,
  ): Promise<RankedSales>;
  /** What came in less what was paid back, by month. */
  received(filter: FiguresFilter): Promise<{ month: string; amount: number }[]>;
  /** What was owed by age at the end of each of these days. */
  owed(days: string[], taxState: TaxState | ''): Promise<(Ageing & { day: string })[]>;
  /** The enquiries that came on these days; of all registrations. */
  enquiries(days: FigureDays): Promise<EnquirySteps[]>;
  /** The net of a customer by month, of whole months; those without a sum are left out. */
  customerMonths(customer: string, days: FigureDays): Promise<Map<string, number>>;
  /** The documents behind a figure, newest first, with the sums of all of them. */
  behind(
    filter: SaleFilter,
    page: number,
    size: number,
  ): Promise<{ rows: SaleBehind[]; count: number; net: number; gst: number }>;
  /** The names of customers by their ids. */
  names(customers: string[]): Promise<Map<string, string>>;
  /** The date of the first document, in the order of issue, that is in no sum yet; null when all are. */
  reckoningSince(): Promise<string | null>;
  /** Adds the next documents of an earlier release to the sums. */
  fillNext(): Promise<{ examined: number; filled: number }>;
};
