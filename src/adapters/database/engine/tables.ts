import type { Kysely, Transaction } from 'kysely';
import type { LaterPaper } from '#operations/ports/invoices.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { ChainTables } from './chain-tables.ts';
import type { CustomerTables } from './customer-tables.ts';
import type { DocumentCustomerTables } from './document-customer-tables.ts';
import type { EinvoiceTables } from './einvoice-tables.ts';
import type { EwayTables } from './eway-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { Replica } from './open-replica.ts';
import type { PhotoTables } from './photo-tables.ts';
import type { ReceivableTables } from './receivable-tables.ts';
import type { ReturnTables } from './return-tables.ts';
import type { SalesTables } from './sales-tables.ts';
import type { SampleTables } from './sample-tables.ts';
import type { SealTables } from './seal-tables.ts';
import type { ShareTables } from './share-tables.ts';
import type { TallyTables } from './tally-tables.ts';

/*
 * Columns are text or int8 only, the same on both engines: UUIDs, instants in ISO UTC, dates `YYYY-MM-DD`, JSON as text,
 * flags 0 and 1, money in paise. A `…_key` column has a text that is folded for comparison.
 */

export type Tables = FirstTables &
  CatalogueTables &
  PhotoTables &
  CustomerTables &
  DocumentCustomerTables &
  ChainTables &
  ReceivableTables &
  ShareTables &
  MailTables &
  ReturnTables &
  EwayTables &
  TallyTables &
  EinvoiceTables &
  SalesTables &
  SampleTables &
  SealTables;

type FirstTables = {
  migrations: { name: string; applied_at: string };
  series: { kind: string; tax_state: string; financial_year: string; counter: number; last_issued_at: string };
  invoices: {
    id: string;
    /** The number of the audit line of its issue: the order of issue over all series. */
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
    /** As it was derived at the issue. To read it, use `buyer_names`. */
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
    /** Only for a credit note: the tax invoice of this shop that it corrects. */
    original_id: string | null;
    original_number: string | null;
    original_date: string | null;
  };
  /** Why a document was cancelled. No row when no reason was given, or when an earlier release cancelled it. */
  cancellations: { invoice_id: string; reason: string; why: string; cancelled_at: string; cancelled_by: string };
  /**
   * The papers of vouchers, and the later papers of documents: marked CANCELLED, or with what the portals said up to an audit
   * line. The first paper of a document is `invoices.pdf`.
   */
  papers: { owner: string; kind: 'original' | LaterPaper; hash: string; named_at: string };
  /** The audit line of a document's first paper; null while it has no paper, or an earlier release may still store one. */
  paper_lines: { document: string; line: number | null };
  /** One row: the last document that `sealNext` has examined, in the order of issue. */
  sealed_up_to: { id: number; issued_seq: number };
  /** The buyer's name as the paper shows it. A document of an earlier release has no row until it is filled in. */
  buyer_names: { document: string; name: string };
  /** One row for each fact that is filled in later: `issued_seq` is the audit line of the last document (or picture) that is done. */
  filled_up_to: { fact: string; issued_seq: number };
  addresses: { id: string; field: string; address: string; uses: number; last_used: string };
  /** `tail`: the folded text of an address, from one of its words to its end. */
  address_words: { field: string; tail: string; address_id: string };
  /**
   * The same for the name in an address. `first`: 1 for the tail from the first word. For common beginnings: `start` has
   * the first letters of `tail`, `level` counts how often the uses have doubled, `last_used` is when they last did.
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
  /** `tail`: the folded text of a document's number and buyer, from one of their words to the end. */
  invoice_words: { kind: string; tax_state: string; tail: string; issued_seq: number };
  /**
   * How many documents of a day are valid (column `standing`) and cancelled, and the sums of the valid ones. `block` is
   * `issued_seq` divided by 4,096, so that the totals also give the position of a page in the order of issue.
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
  /** A rate bucket. `at`: when it is full again; `level`: `at` minus the time of the write, in milliseconds. The key is a hash. */
  limits: { key: string; level: number; at: string };
  /** Where a person logged in from: `network` is a hash. */
  known_networks: { user_id: string; network: string; seen_at: string };
  /** How often `what` was refused to `who` since an instant; `told`: how many of those the audit log records. */
  refusal_counts: { what: string; who: string; since: string; times: number; told: number };
  company_versions: { version: number; saved_at: string; saved_by: string; demo: number; company: string };
  /** `next_try_at`: when its mail is due; null after it was sent, and while the request is held back. */
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
    /** 1 when the chain of the visitors tells it. Null: in the trap, or stored by the release before. */
    told: number | null;
  };
  leases: { name: string; holder: string; until: string };
  tickets: { hash: string; invoice_id: string; copy: string; expires_at: string };
};

export type Database = {
  engine: 'sqlite' | 'postgres';
  /** For queries outside a transaction. On SQLite a second connection, which cannot write. */
  read: Kysely<Tables>;
  /** For changes. On SQLite the only writer; its transactions begin IMMEDIATE. */
  write: Kysely<Tables>;
  /** Of PostgreSQL, when the shop has one. */
  replica?: Replica;
  close(): Promise<void>;
};

export type Transacting = Transaction<Tables>;
