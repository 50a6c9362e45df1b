/** The tables of what the e-invoice portal said. Rows never change. `line`: of the audit log. Instants are ISO UTC. */
export type EinvoiceTables = {
  einvoices: {
    document: string;
    irn: string;
    ack_no: string;
    ack_at: string;
    signed_qr: string;
    line: number;
    taken_at: string;
    taken_by: string;
  };
  /** IRNs that were cancelled at the portal, also those of burnt numbers. `cancelled_on`: the day there. */
  irn_cancellations: {
    document: string;
    cancelled_on: string;
    reason: string;
    why: string;
    line: number;
    taken_at: string;
    taken_by: string;
  };
  /** Numbers that the portal has registered with other facts than ours. `message`: what differs. */
  burnt_numbers: {
    document: string;
    irn: string;
    ack_no: string;
    ack_at: string;
    message: string;
    line: number;
    taken_at: string;
    taken_by: string;
  };
};
