/** What was written for Tally. */
export type TallyTables = {
  /**
   * A file that was sent to its end: it has what was issued with a date from `from_date` to `to_date`, up to the audit line
   * `up_to`, and what was cancelled up to that line. `line`: of the audit log.
   */
  tally_exports: {
    line: number;
    tax_state: string;
    from_date: string;
    to_date: string;
    up_to: number;
    at: string;
    by: string;
  };
  /** The unit in which a product was first written: its stock item has the plain name. */
  tally_items: { product: string; unit: string };
};
