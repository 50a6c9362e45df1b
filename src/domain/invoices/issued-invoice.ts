import type { TaxState, TaxType } from '../tax/gst.ts';
import type { CancelReason } from './cancel-reason.ts';
import type { InvoiceDraft } from './invoice.ts';
import type { InvoiceKind } from './invoice-kinds.ts';
import type { InvoiceTotals } from './invoice-totals.ts';

/** A document as it was issued. Nothing in it changes afterwards but `pdf` (once, from null) and the cancellation. */
export type IssuedInvoice = {
  /** UUID, ours. */
  id: string;
  kind: InvoiceKind;
  taxState: TaxState;
  taxType: TaxType;
  number: string;
  /** Date of the document, `YYYY-MM-DD`. */
  date: string;
  /** Instant, ISO UTC; never earlier than the one before it in its series. */
  issuedAt: string;
  issuedBy: string;
  /** What staff typed, with the number in it. */
  draft: InvoiceDraft;
  /** The wire's JSON text of the same, as the caller sent it, with the number in it. */
  data: string;
  totals: InvoiceTotals;
  buyerName: string;
  /** The version of the company record that was in force. */
  companyVersion: number;
  /** Issued while the demo shop was loaded: every paper of it is marked. */
  specimen: boolean;
  /** Of a credit note: the tax invoice of ours that its Reference No names; null when it is not one of ours. */
  original: { number: string; date: string } | null;
  /** SHA-256 (hex) of the PDF as issued; null while it has not been drawn. */
  pdf: string | null;
  cancelledAt: string | null;
  cancelledBy: string | null;
  /** Null while it stands, and when no reason was given. */
  cancelledBecause: CancelReason | null;
};
