import type { InvoiceDraft } from './invoice.ts';

/** The tax invoice that a credit note corrects, and what the notes before took off it. Amounts in paise. */
export type CreditedInvoice = {
  number: string;
  date: string;
  draft: InvoiceDraft;
  payable: number;
  cancelled: boolean;
  /** What the standing credit notes against it come to before Round Off, and their lines. */
  credited: number;
  creditedLines: CreditedLine[];
};

/** A line of an earlier credit note; the quantity and the rate as they were typed. */
export type CreditedLine = { product: string; unit: string; quantity: string; rate: string };
