import type { DraftChoices, DraftLine, InvoiceDraft } from './invoice.ts';
import { liveTotals } from './live-totals.ts';

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

/** A line of an earlier credit note; quantity, rate, GST and discount as typed. `withoutGst`: the note takes back no tax. */
export type CreditedLine = Pick<DraftLine, 'product' | 'unit' | 'quantity' | 'rate' | 'gst' | 'discount'> &
  DraftChoices;

/** `creditedInvoice(invoice, notes)` → the invoice with what its valid credit notes took back. */
export function creditedInvoice(
  invoice: Pick<CreditedInvoice, 'number' | 'date' | 'draft' | 'payable' | 'cancelled'>,
  notes: readonly InvoiceDraft[],
): CreditedInvoice {
  return {
    ...invoice,
    credited: notes.map((note) => liveTotals(note).totals).reduce((sum, { taxable, tax }) => sum + taxable + tax, 0),
    creditedLines: notes.flatMap(({ lines, withoutGst }) =>
      lines
        .filter(({ product }) => product.trim() !== '')
        .map(({ product, unit, quantity, rate, gst, discount }) => ({
          ...{ product: product.trim(), unit: unit.trim(), quantity, rate, gst },
          ...(discount === undefined ? {} : { discount }),
          ...(withoutGst === undefined ? {} : { withoutGst }),
        })),
    ),
  };
}
