import type { InvoiceDraft } from '../invoices/invoice.ts';
import type { InvoiceKind } from '../invoices/invoice-kinds.ts';
import type { TaxState } from '../tax/states.ts';

/** So much of a row is in valid tax invoices, in thousandths. */
export type InvoicedRow = { row: number; quantity: number };

/** What a document can be made from. */
export type OriginFacts =
  | { kind: 'enquiry'; id: string; receivedAt: string }
  | {
      kind: 'document';
      id: string;
      documentKind: InvoiceKind;
      taxState: TaxState;
      number: string;
      draft: InvoiceDraft;
      isCancelled: boolean;
      /** A pro-forma that the buyer declined, or a challan of which nothing more is awaited. */
      isDeclined: boolean;
      /** What valid tax invoices made from it hold already. */
      invoiced: InvoicedRow[];
      /** Only of a challan: what came back. */
      cameBack: InvoicedRow[];
    };
