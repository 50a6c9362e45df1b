/** What the portals of the government said about an issued document, for the paper that is drawn again. */
export type PortalFacts = {
  /** The number of the newest audit line about it: a separate PDF is made for each audit line. */
  line: number;
  /** The e-invoice. `ackAt` is an instant; `signedQr` is the text of the code. */
  irn: { irn: string; ackNo: string; ackAt: string; signedQr: string; isCancelled: boolean } | null;
  /** The valid e-way bill. `validUntil` is '' while the portal waits for the vehicle. */
  eway: { number: string; validUntil: string; vehicle: string } | null;
};
