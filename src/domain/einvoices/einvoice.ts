import type { CancelReason } from '../invoices/cancel-reason.ts';

/** The portal's cancellation of an IRN, as staff took it in. `on`: the day, `YYYY-MM-DD`. */
export type PortalCancellation = { on: string; reason: CancelReason['reason']; why: string };

/** What the e-invoice portal said about a document. */
export type Einvoice = {
  irn: string;
  ackNo: string;
  /** When the portal acknowledged it, an instant. */
  ackAt: string;
  /** The signed text (JWT) that the QR code holds. */
  signedQr: string;
  cancelled: PortalCancellation | null;
};

/** A number that the portal has registered with other facts than ours: the document can never be sent again. */
export type BurntNumber = Pick<Einvoice, 'irn' | 'ackNo' | 'ackAt'> & {
  /** What differs, as a sentence. */
  message: string;
};
