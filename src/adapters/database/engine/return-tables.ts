/** The tables of the returns: what is frozen of a document, what was added, and what was filed. */
export type ReturnTables = {
  /**
   * Of each tax invoice and credit note, frozen at its issue. A document of an earlier release has no row until it is filled
   * in. A note has the GSTIN and the place of its invoice.
   */
  return_facts: {
    document: string;
    kind: string;
    tax_state: string;
    date: string;
    /** The audit line of its issue. */
    issued_seq: number;
    /** '' when the buyer is not registered. */
    gstin: string;
    /** The code of the place of supply; '' when it is not known. */
    place: string;
  };
  /** Rows never change: the newest of a document counts, and has everything that was said before. `facts`: JSON. */
  supplements: { document: string; line: number; facts: string; reason: string; at: string; by: string };
  /** Rows only get their reopening. `from_date` and `to_date` are the days of the period. `line`: of the audit log. */
  filings: {
    id: string;
    tax_state: string;
    period: string;
    form: string;
    from_date: string;
    to_date: string;
    filed_on: string;
    arn: string;
    line: number;
    filed_at: string;
    filed_by: string;
    /** The figures of the return as it was filed, JSON. */
    figures: string;
    reopened_line: number | null;
    reopened_at: string | null;
    reopened_by: string | null;
    reopened_reason: string | null;
  };
  /** How each document of the period stood at its filing. Rows never change. */
  filed_documents: {
    filing: string;
    document: string;
    state: string;
    /** As they were filed. */
    gstin: string;
    place: string;
  };
  /** The files as filed. Rows never change. */
  filed_files: { filing: string; name: string; hash: string };
};
