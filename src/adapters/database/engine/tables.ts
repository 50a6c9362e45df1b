import type { Kysely, Transaction } from 'kysely';

/*
 * Columns are text or int8 only, the same on both engines: our own UUIDs, instants in ISO UTC, dates `YYYY-MM-DD`,
 * JSON as text, flags 0 and 1, money in paise. A `…_key` column holds a text folded for comparison.
 */

export type Tables = {
  migrations: { name: string; applied_at: string };
  series: { kind: string; tax_state: string; financial_year: string; counter: number; last_issued_at: string };
  invoices: {
    id: string;
    /** The audit line that it was issued with: the order of issue over all series. */
    issued_seq: number;
    kind: string;
    tax_state: string;
    tax_type: string;
    number: string;
    number_key: string;
    date: string;
    issued_at: string;
    issued_by: string;
    draft: string;
    data: string;
    taxable: number;
    cgst: number;
    sgst: number;
    igst: number;
    tax: number;
    round_off: number;
    payable: number;
    words: string;
    /** As it was reckoned when the document was issued: readers take it from `buyer_names`. */
    buyer_name: string;
    /** Number and `buyer_name`, folded. */
    search_key: string;
    company_version: number;
    specimen: number;
    pdf: string | null;
    cancelled: number;
    cancelled_at: string | null;
    cancelled_by: string | null;
    idempotency_key: string | null;
    body_hash: string | null;
    /** Of a credit note: the document of ours that it corrects. */
    original_id: string | null;
    original_number: string | null;
    original_date: string | null;
  };
  /** Why a document was cancelled; one that an earlier release cancelled, or that was cancelled without a reason, has no row. */
  cancellations: { invoice_id: string; reason: string; why: string; cancelled_at: string; cancelled_by: string };
  /** The papers of a document beside its first, which its own row names: `cancelled` says CANCELLED across it. */
  papers: { owner: string; kind: 'cancelled'; hash: string; named_at: string };
  /** The audit line that tells of a document's first paper; null while it has none, or an earlier release may still name it. */
  paper_lines: { document: string; line: number | null };
  /** One row: the documents up to this one, in the order of issue, have been looked at by `sealNext`. */
  sealed_up_to: { id: number; issued_seq: number };
  /** The buyer's name as the paper shows it; a document that an earlier release issued has no row until it is filled in. */
  buyer_names: { document: string; name: string };
  /** One row for each fact that is filled in later: up to the document that was issued, or the picture that was added, with this audit line. */
  filled_up_to: { fact: string; issued_seq: number };
  addresses: { id: string; field: string; address: string; uses: number; last_used: string };
  /** `tail`: the folded text of an address from one of its words on. */
  address_words: { field: string; tail: string; address_id: string };
  /**
   * The same of an address's name alone. `first`: 1 where the address itself begins. `start` and `level`
   * are for the common beginnings: the first letters of `tail`, and how often the uses have doubled, `last_used` when
   * they last did.
   */
  address_names: {
    field: string;
    first: number;
    tail: string;
    address_id: string;
    start: string;
    level: number;
    last_used: string;
  };
  /** `tail`: the folded text of a document's number and buyer from one of their words on. */
  invoice_words: { kind: string; tax_state: string; tail: string; issued_seq: number };
  /**
   * What stands and what was cancelled of a day's documents; the sums are of those that stand. `block` is `issued_seq`
   * by 4,096, so that the totals also say where in the order of issue a page begins.
   */
  day_totals: {
    kind: string;
    tax_state: string;
    block: number;
    date: string;
    standing: number;
    cancelled: number;
    taxable: number;
    cgst: number;
    sgst: number;
    igst: number;
    tax: number;
    round_off: number;
    payable: number;
  };
  audit_log: {
    seq: number;
    at: string;
    who: string;
    address: string;
    what: string;
    subject: string;
    before: string;
    after: string;
    hash: string;
  };
  audit_head: { id: number; seq: number; hash: string };
  users: {
    id: string;
    username: string;
    username_key: string;
    role: string;
    password_hash: string;
    code_hash: string | null;
    code_until: string | null;
    totp_secret: string | null;
    totp_step: number;
    created_at: string;
    disabled_at: string | null;
  };
  logins: {
    token_hash: string;
    user_id: string;
    created_at: string;
    seen_at: string;
    address: string;
    agent: string;
  };
  /** `at`: when that bucket is full again; `level`: how many milliseconds before that it was written. The key is a hash. */
  limits: { key: string; level: number; at: string };
  /** Where a person logged in from: `network` is a hash. */
  known_networks: { user_id: string; network: string; seen_at: string };
  /** How often `what` was refused to `who` since an instant, and how many of those the audit log tells of. */
  refusal_counts: { what: string; who: string; since: string; times: number; told: number };
  company_versions: { version: number; saved_at: string; saved_by: string; demo: number; company: string };
  /** One row: the revision of what visitors see. Whoever changes pictures locks it first. */
  catalogue: { id: number; revision: number };
  photos: {
    id: string;
    /** The audit line that it was added with: the order in a folder. */
    added_seq: number;
    folder: string;
    name: string;
    name_key: string;
    title: string;
    hash: string;
    source_hash: string;
    width: number;
    height: number;
    placeholder: string;
    variants: string;
    pages: number | null;
    added_at: string;
    added_by: string;
    removed_at: string | null;
  };
  /** Which files a photo names, live or removed. */
  photo_files: { file: string; photo_id: string };
  /** The variants that a job made after the upload: they come on top of `photos.variants`. Each file is in `photo_files` too. */
  added_variants: { photo_id: string; format: string; width: number; height: number; file: string; bytes: number };
  /** `next_try_at`: when its mail is due; null once it is sent, and while the request is held back. */
  callbacks: {
    id: string;
    received_at: string;
    address: string;
    email: string;
    name: string;
    contact_number: string;
    message: string;
    state: string;
    held_because: string | null;
    tries: number;
    last_error: string;
    next_try_at: string | null;
    sent_at: string | null;
    sent_by: string;
    done_at: string | null;
    done_by: string;
    note: string;
  };
  leases: { name: string; holder: string; until: string };
  tickets: { hash: string; invoice_id: string; copy: string; expires_at: string };
};

export type Database = {
  engine: 'sqlite' | 'postgres';
  /** For questions outside a transaction. On SQLite a second connection that cannot write. */
  read: Kysely<Tables>;
  /** For changes. On SQLite the one writer; its transactions begin IMMEDIATE. */
  write: Kysely<Tables>;
  close(): Promise<void>;
};

export type Transacting = Transaction<Tables>;
