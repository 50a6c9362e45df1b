import type { TaxType } from '../tax/gst.ts';
import type { TaxState } from '../tax/states.ts';
import type { CancelReason } from './cancel-reason.ts';
import type { InvoiceDraft } from './invoice.ts';
import type { InvoiceKind } from './invoice-kinds.ts';
import type { InvoiceTotals } from './invoice-totals.ts';

/** An issued document. Only `pdf` (once, from null) and the cancellation ever change. */
export type IssuedInvoice = {
  /** A UUID. */
  id: string;
  kind: InvoiceKind;
  taxState: TaxState;
  taxType: TaxType;
  number: string;
  /** Date of the document, `YYYY-MM-DD`. */
  date: string;
  /** Instant, ISO UTC; never earlier than that of the document before it in the series. */
  issuedAt: string;
  issuedBy: string;
  /** What staff typed, with the number added. */
  draft: InvoiceDraft;
  /** The same as JSON text, as the caller sent it on the wire, with the number added. */
  data: string;
  totals: InvoiceTotals;
  buyerName: string;
  /** The version of the company record that was in force. */
  companyVersion: number;
  /** Issued while the demo shop was loaded: its papers are marked as specimens. */
  specimen: boolean;
  /** Only for a credit note: the tax invoice that its Reference No names; null when we did not issue that invoice. */
  original: { number: string; date: string } | null;
  /**
   * The code of the place of supply as it was frozen at the issue, '' when it is not known. Null of a pro-forma, and while the
   * facts of a document of an earlier release are not frozen.
   */
  place: string | null;
  /** SHA-256 (hex) of the PDF as issued; null until it is made. */
  pdf: string | null;
  cancelledAt: string | null;
  cancelledBy: string | null;
  /** Null when it is not cancelled, and when no reason was given. */
  cancelledBecause: CancelReason | null;
};
