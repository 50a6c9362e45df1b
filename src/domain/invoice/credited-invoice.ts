import type { InvoiceDraft } from './invoice.ts';

/** The tax invoice that a credit note corrects, and what the notes before took off it. Amounts in paise. */
export type CreditedInvoice = {
  number: string;
  date: string;
  draft: InvoiceDraft;
  payable: number;
  cancelled: boolean;
  /** What the standing credit notes against it come to, and their lines. */
  credited: number;
  creditedLines: CreditedLine[];
};

/** A line of an earlier credit note; the quantity as it was typed. */
export type CreditedLine = { product: string; unit: string; quantity: string };
