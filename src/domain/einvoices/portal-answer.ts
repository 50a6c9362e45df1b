/** What the signed QR code says, in the portal's words: amounts in paise, dates `YYYY-MM-DD`. */
export type QrFacts = {
  irn: string;
  sellerGstin: string;
  buyerGstin: string;
  /** `INV`, `CRN` or `DBN`. */
  type: string;
  number: string;
  date: string;
  total: number | null;
};

/** One row of a file of the portal. '' and null: the row does not say it. */
export type PortalAnswer = {
  /** Its position in the file, counted from 1. */
  row: number;
  irn: string;
  ackNo: string;
  /** An instant. */
  ackAt: string;
  signedQr: string;
  /** Null when there is no signed QR code, or when it cannot be read. */
  qr: QrFacts | null;
  type: string;
  number: string;
  total: number | null;
  buyerGstin: string;
  isCancelled: boolean;
  /** Why the portal did not take the document; '' when it did. */
  error: string;
};
