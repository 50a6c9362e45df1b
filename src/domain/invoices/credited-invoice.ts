import type { InvoiceDraft } from './invoice.ts';

/** The tax invoice that a credit note corrects, and its earlier credit notes. Amounts in paise. */
export type CreditedInvoice = {
  number: string;
  date: string;
  draft: InvoiceDraft;
  payable: number;
  cancelled: boolean;
  /** The sum of its valid (not cancelled) credit notes before Round Off, and their lines. */
  credited: number;
  creditedLines: CreditedLine[];
};

/** A line of an earlier credit note; quantity, rate and discount as typed. */
export type CreditedLine = { product: string; unit: string; quantity: string; rate: string; discount?: string };
