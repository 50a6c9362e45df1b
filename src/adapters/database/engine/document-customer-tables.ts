/** Whose document each one is, and what follows from it. */
export type DocumentCustomerTables = {
  /** A document of an earlier release has no row until it is filled in. */
  document_customers: {
    document: string;
    /** Null while the book has no customer whom it fits, or when staff said that it is nobody's. */
    customer: string | null;
    version: number;
    /** What staff said stays, the rule does not change it. */
    linked_by: 'rule' | 'hand';
    /** `fit` and `buyer` of `buyerKeys`: a GSTIN, or the SHA-256 of the words. */
    fit_key: string;
    buyer_key: string;
    kind: string;
    tax_state: string;
    date: string;
    issued_seq: number;
    payable: number;
    /** 0 when it is cancelled. */
    standing: number;
  };
  /** The standing documents of a customer in a financial year. `billed`: tax invoices less credit notes. */
  customer_totals: {
    customer: string;
    tax_state: string;
    financial_year: string;
    documents: number;
    billed: number;
    last_date: string;
  };
  /**
   * The same for the buyers of standing documents that are nobody's by the rule. `likely`: 1 when the buyer has a GSTIN or
   * bought more than once, which makes it worth a place in the book.
   */
  unknown_buyers: {
    buyer_key: string;
    documents: number;
    billed: number;
    first_date: string;
    last_date: string;
    likely: number;
  };
  /**
   * Customers whose documents are not all linked yet: he was added or changed, or was merged into another. `buyer_key`: the
   * buyer of old documents from whom he was added, '' for the documents that fit him.
   */
  customers_to_link: { customer: string; buyer_key: string };
  /** Where the documents of a merged customer are: of one that was merged on, with the last one. */
  merged_customers: { customer: string; kept: string };
};
