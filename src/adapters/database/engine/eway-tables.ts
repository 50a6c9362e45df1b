/** The movement of documents' goods, and their e-way bills. */
export type EwayTables = {
  /** What staff said about the movement. `version` counts the changes, from 1. */
  eway_transports: {
    document: string;
    version: number;
    mode: string;
    distance: number;
    vehicle: string;
    over_dimensional: number;
    transporter_id: string;
    transporter_name: string;
    transport_doc: string;
    transport_date: string;
    ship_to_gstin: string;
    pin: string;
    place: string;
    changed_at: string;
    changed_by: string;
  };
  /**
   * The bills that the portal made. A number never belongs to a second document. `valid_until` is '' while the portal waits
   * for Part B. `line`: the audit line that took it in.
   */
  eway_bills: {
    number: string;
    document: string;
    made_at: string;
    valid_until: string;
    line: number;
    taken_at: string;
    taken_by: string;
    cancelled_at: string | null;
    cancel_reason: string | null;
    cancelled_by: string | null;
  };
};
