/** The chain of what visitors write, as the audit log is one of what staff do. */
export type SealTables = {
  /** `rows`: JSON, the digests of rows as an audit line has them. Each hash covers the one before it. */
  visitor_chain: { seq: number; at: string; rows: string; hash: string };
  /** One row: the newest line. Each write locks it. */
  visitor_head: { id: number; seq: number; hash: string };
};
