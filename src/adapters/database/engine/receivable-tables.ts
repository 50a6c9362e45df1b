/** The tables of money: vouchers, opening bills, customers' accounts, and what pays what. */
export type ReceivableTables = {
  /** For receipts, refunds and settlements. The table `series` is read by the release before, which does not know them. */
  voucher_series: {
    kind: string;
    tax_state: string;
    financial_year: string;
    counter: number;
    last_issued_at: string;
  };
  /** Rows never change: `voucher_cancellations` has a row when one is cancelled. */
  vouchers: {
    id: string;
    /** The number of the audit line of its issue. */
    issued_seq: number;
    kind: string;
    tax_state: string;
    number: string;
    date: string;
    issued_at: string;
    issued_by: string;
    /** The customer at the issue; `account_items` has the customer of now. */
    customer: string;
    /** The billing address and the GSTIN of that time. */
    party: string;
    party_gstin: string;
    amount: number;
    tds: number;
    tds_kind: string;
    mode: string;
    reference: string;
    reason: string;
    note: string;
    company_version: number;
    specimen: number;
    /** The words of number, name and reference, folded, each after a space. */
    search_key: string;
  };
  /** `line`: the number of its audit line. */
  voucher_cancellations: { voucher: string; line: number; cancelled_at: string; cancelled_by: string; reason: string };
  opening_bills: {
    id: string;
    version: number;
    /** The number of the audit line that added it. */
    added_seq: number;
    /** The customer when it was added; `account_items` has the customer of now. */
    customer: string;
    tax_state: string;
    side: 'dr' | 'cr';
    reference: string;
    date: string;
    due: string;
    amount: number;
    note: string;
    added_at: string;
    added_by: string;
    changed_at: string;
    changed_by: string;
    ended_at: string | null;
    ended_by: string | null;
  };
  /**
   * The lines of the customers' accounts: tax invoices and credit notes (by the document's id), vouchers and opening bills.
   * A document of an earlier release has no row until it is filled in. An own branch and documents from before 'Money kept
   * from' have none.
   */
  account_items: {
    id: string;
    side: 'debt' | 'source' | 'transfer';
    kind: 'invoice' | 'note' | 'opening' | 'receipt' | 'refund' | 'settlement';
    /** '' while the book has no customer whom it fits. */
    customer: string;
    tax_state: string;
    number: string;
    date: string;
    /** The due date of a debt; for the others, their date. */
    due: string;
    /** The number of the audit line that issued or added it. */
    seq: number;
    amount: number;
    /** `amount` less its standing allocations; 0 of a transfer, and of what is cancelled. */
    open: number;
    /** The Indian day on which it was cancelled; null while it is valid. */
    ended_on: string | null;
  };
  /** Rows only get their end. `source` and `debt` are ids of `account_items`. */
  allocations: {
    source: string;
    debt: string;
    amount: number;
    /** How much of it was held back as TDS. */
    tds: number;
    date: string;
    /**
     * The earlier one of the dates of its two ends: from then to `date` one waited for the other. '' when one end is an
     * opening bill, whose date can change.
     */
    waited_from: string;
    /** The audit line that made it (that of the issue of a voucher or a credit note), and the one that ended it. */
    begun_seq: number;
    ended_seq: number | null;
    ended_on: string | null;
  };
  /** What an advance is for. `line`: the audit line that says it; the newest counts. `source`: an id of `account_items`. */
  advance_marks: { source: string; line: number; mark: 'goods' | 'service'; at: string; by: string };
  /** The sums of `open`: of debts, and of sources. `customer` is '' for the documents of nobody. */
  account_balances: { customer: string; tax_state: string; owed: number; advances: number };
  /** The Idempotency-Keys of vouchers, uses of advances and opening bills. `subject`: an id. */
  account_keys: { kind: 'voucher' | 'use' | 'opening'; idempotency_key: string; body_hash: string; subject: string };
  /**
   * One row. `kept_from`: the first day whose documents are debts and sources, '' for all. `default_from`: what it is while
   * the company record says nothing.
   */
  money_kept_from: { id: number; default_from: string; kept_from: string };
  /** Opens a paper of money for ten minutes without a login, as `tickets` opens a document. `paper`: JSON. */
  paper_tickets: { hash: string; paper: string; expires_at: string };
};
