/** The tables of the customer book. */
export type CustomerTables = {
  customers: {
    id: string;
    /** The number of the audit line that added it; an import adds many with one line. */
    seq: number;
    version: number;
    /** '' when it has none. No two live customers have the same. */
    gstin: string;
    name: string;
    /** The words of the name, folded. */
    name_key: string;
    billing_address: string;
    /** SHA-256 of the folded words of the billing address: the text itself can be too long for an index. */
    address_key: string;
    /** JSON: a list of texts. */
    delivery_addresses: string;
    place: string;
    pin: string;
    state_code: string;
    contact_person: string;
    phone: string;
    /** The last ten digits of the phone. */
    phone_key: string;
    email: string;
    language: string;
    credit_days: number;
    tally_name: string;
    note: string;
    /** '' or 'yes'. */
    sez: string;
    archived_at: string | null;
    merged_into: string | null;
    created_at: string;
    created_by: string;
    changed_at: string;
    changed_by: string;
  };
  /**
   * `tail`: the folded text of a customer's name, GSTIN, phone or place, from one of its words to the end. `rank`: 0 from the
   * beginning of a name, a GSTIN or a phone, 1 from a later word of a name, 2 from a place or a delivery address.
   */
  customer_words: { archived: number; rank: number; tail: string; customer_id: string };
  /** The Idempotency-Keys that created customers, with the hash of the body. */
  customer_keys: { idempotency_key: string; body_hash: string; customer_id: string };
  /** An import by its Idempotency-Key. `planned`: JSON, how many rows it adds, changes, leaves and refuses. */
  customer_imports: {
    idempotency_key: string;
    /** The hash of the file and the choices of columns. */
    body_hash: string;
    file_name: string;
    planned: string;
    /** How many batches are stored, and what they did. */
    batches: number;
    added: number;
    changed: number;
    finished_at: string | null;
    begun_at: string;
    begun_by: string;
    taken_back_at: string | null;
  };
  /**
   * The customers that a batch of an import changed, as they were before, in JSON; gone once they are so again, or a day old. `batch` is counted
   * from 0.
   */
  import_replaced: { idempotency_key: string; batch: number; customers: string };
  /** The choices of columns for sheets with these headings, of which `headings` is the hash. `columns`: JSON. */
  import_columns: { headings: string; columns: string; changed_at: string };
};
