/** An e-way bill that the portal made. */
export type EwayBill = {
  /** 12 digits. */
  number: string;
  /** The instant, ISO UTC. */
  madeAt: string;
  /** Its last day; '' while the portal waits for Part B. */
  validUntil: string;
  takenAt: string;
  takenBy: string;
  /** Null while it is valid. */
  cancelled: { at: string; reason: string; by: string } | null;
};
