import type { Tables } from './tables.ts';

/**
 * What keeps each column of each table honest; names of columns are separated by spaces. `verify` reads only this list.
 * - `key`: the primary key.
 * - `lines`: sealed by what audit lines say of the row, or by the chain itself.
 * - `rows`: sealed by the digest of the row in the newest audit line (or line of the visitors' chain) that names it.
 *   `rowDigest` reads these columns in this order, which must never change: existing lines depend on it.
 * - `derived`: verify computes it again and compares.
 * - `free`: may be changed unseen, with the reason.
 */
type Care = { key: string; lines?: string; rows?: string; derived?: string; free?: Record<string, string> };

const TOLD = 'Which rows a job looks at: a row that no chain tells is a fault, also when this says otherwise.';

export const tableOfTables = {
  migrations: {
    key: 'name',
    derived: 'name',
    free: { applied_at: 'When a migration ran has no effect.' },
  },

  // The audit log
  audit_log: { key: 'seq', lines: 'seq at who address what subject before after hash' },
  audit_head: { key: 'id', lines: 'id seq hash' },
  visitor_chain: { key: 'seq', lines: 'seq at rows hash' },
  visitor_head: { key: 'id', lines: 'id seq hash' },
  sealed_up_to: { key: 'id', free: { 'id issued_seq': 'How far a job came: with another mark it examines again.' } },
  filled_up_to: {
    key: 'fact',
    free: { 'fact issued_seq': 'How far a job came: with another mark it examines again.' },
  },

  // Documents
  invoices: {
    key: 'id',
    lines:
      'id issued_seq kind tax_state tax_type number number_key date issued_at issued_by draft data taxable cgst sgst igst tax round_off payable words buyer_name search_key company_version specimen pdf cancelled cancelled_at cancelled_by idempotency_key body_hash original_id original_number original_date',
  },
  cancellations: { key: 'invoice_id', lines: 'invoice_id reason why cancelled_at cancelled_by' },
  papers: { key: 'owner kind', lines: 'owner kind hash named_at' },
  paper_lines: { key: 'document', lines: 'document line' },
  series: { key: 'kind tax_state financial_year', derived: 'kind tax_state financial_year counter last_issued_at' },
  day_totals: {
    key: 'kind tax_state block date',
    derived: 'kind tax_state block date standing cancelled taxable cgst sgst igst tax round_off payable',
  },
  buyer_names: { key: 'document', derived: 'document name' },
  invoice_words: { key: 'kind tax_state tail issued_seq', derived: 'kind tax_state tail issued_seq' },
  addresses: {
    key: 'id',
    derived: 'id field address',
    free: { 'uses last_used': 'Counter and time of use: they only order suggestions.' },
  },
  address_words: { key: 'field tail address_id', derived: 'field tail address_id' },
  address_names: {
    key: 'field first tail address_id',
    derived: 'field first tail address_id start',
    free: { 'level last_used': 'Counter and time of use: they only order suggestions.' },
  },
  product_uses: { key: 'product', derived: 'product documents last_date' },

  sales: { key: 'tax_state date issued_seq product', derived: 'tax_state date issued_seq product customer net gst' },
  sales_months: { key: 'tax_state month by name', derived: 'tax_state month by name net gst' },

  // From an enquiry to a credit note
  document_origins: { key: 'document', lines: 'document kind origin' },
  row_origins: { key: 'document row', lines: 'document row origin origin_row quantity' },
  declines: { key: 'document line', lines: 'document line declined reason at by' },
  document_lines: { key: 'document line', lines: 'document line' },
  pro_formas: { key: 'document', derived: 'document valid_until open_value' },
  open_pro_formas: { key: 'valid_until', derived: 'valid_until count value' },
  came_back: { key: 'document line row', lines: 'document line row quantity date remark undoes at by' },
  challans: { key: 'document', derived: 'document date last_day warn_from is_open open_value' },

  // Customers
  customers: {
    key: 'id',
    lines:
      'id seq version gstin name name_key billing_address address_key delivery_addresses place pin state_code contact_person phone phone_key email language credit_days tally_name note sez archived_at merged_into created_at created_by changed_at changed_by',
  },
  customer_words: { key: 'archived rank tail customer_id', derived: 'archived rank tail customer_id' },
  customer_keys: { key: 'idempotency_key', rows: 'idempotency_key body_hash customer_id' },
  customer_imports: {
    key: 'idempotency_key',
    free: {
      'idempotency_key body_hash file_name planned batches added changed finished_at begun_at begun_by':
        'How far an import came; the customers themselves are sealed.',
      taken_back_at: 'What is taken back writes lines of the log.',
    },
  },
  import_replaced: {
    key: 'idempotency_key batch',
    free: { 'idempotency_key batch customers': 'What is taken back to it within a day writes a line of the log.' },
  },
  import_columns: {
    key: 'headings',
    free: { 'headings columns changed_at': 'A choice that the next import offers, and shows before it is used.' },
  },
  document_customers: {
    key: 'document',
    lines: 'customer',
    derived: 'document fit_key buyer_key kind tax_state date issued_seq payable standing',
    free: {
      version: 'Counts changes, for two people at once.',
      linked_by: 'Whether the rule may link it again, which writes a line.',
    },
  },
  customer_totals: {
    key: 'customer tax_state financial_year',
    derived: 'customer tax_state financial_year documents billed last_date',
  },
  unknown_buyers: { key: 'buyer_key', derived: 'buyer_key documents billed first_date last_date likely' },
  customers_to_link: { key: 'customer buyer_key', free: { 'customer buyer_key': 'Work that a job has left to do.' } },
  merged_customers: { key: 'customer', derived: 'customer kept' },

  // Money
  vouchers: {
    key: 'id',
    lines:
      'id issued_seq kind tax_state number date issued_at issued_by customer party party_gstin amount tds tds_kind mode reference reason note company_version specimen search_key',
  },
  voucher_cancellations: { key: 'voucher', lines: 'voucher line cancelled_at cancelled_by reason' },
  voucher_series: {
    key: 'kind tax_state financial_year',
    derived: 'kind tax_state financial_year counter last_issued_at',
  },
  opening_bills: {
    key: 'id',
    lines:
      'id version added_seq customer tax_state side reference date due amount note added_at added_by changed_at changed_by ended_at ended_by',
  },
  account_items: {
    key: 'id',
    derived: 'id side kind customer tax_state number date due seq amount open ended_on',
  },
  allocations: {
    key: 'begun_seq source debt',
    lines: 'source debt amount tds date begun_seq ended_seq ended_on',
    derived: 'waited_from',
  },
  advance_marks: { key: 'source line', lines: 'source line mark at by' },
  account_balances: { key: 'customer tax_state', derived: 'customer tax_state owed advances' },
  account_keys: { key: 'kind idempotency_key', rows: 'kind idempotency_key body_hash subject' },
  money_kept_from: { key: 'id', rows: 'id default_from', derived: 'kept_from' },

  // Returns, portals and Tally
  return_facts: { key: 'document', derived: 'document kind tax_state date issued_seq gstin place' },
  supplements: { key: 'document line', lines: 'document line facts reason at by' },
  filings: {
    key: 'id',
    lines:
      'id tax_state period form from_date to_date filed_on arn line filed_at filed_by figures reopened_line reopened_at reopened_by reopened_reason',
  },
  filed_documents: { key: 'filing document', lines: 'filing document state gstin place' },
  filed_files: { key: 'filing name', lines: 'filing name hash' },
  einvoices: { key: 'document', lines: 'document irn ack_no ack_at signed_qr line taken_at taken_by' },
  irn_cancellations: { key: 'document', lines: 'document cancelled_on reason why line taken_at taken_by' },
  burnt_numbers: { key: 'document', lines: 'document irn ack_no ack_at message line taken_at taken_by' },
  eway_transports: {
    key: 'document',
    lines:
      'document version mode distance vehicle over_dimensional transporter_id transporter_name transport_doc transport_date ship_to_gstin pin place changed_at changed_by',
  },
  eway_bills: {
    key: 'number',
    lines: 'number document made_at valid_until line taken_at taken_by cancelled_at cancel_reason cancelled_by',
  },
  tally_exports: { key: 'line', lines: 'line tax_state from_date to_date up_to at by' },
  tally_items: { key: 'product', rows: 'product unit' },

  // What the shop shows and sends
  company_versions: { key: 'version', lines: 'version saved_at saved_by demo company' },
  catalogue_versions: { key: 'version', rows: 'version saved_at saved_by record' },
  material_versions: { key: 'version', rows: 'version material_key saved_at saved_by material' },
  site_words_versions: { key: 'version', rows: 'version saved_at saved_by words' },
  product_wishes: {
    key: 'id',
    rows: 'id name hsn unit gst note asked_at asked_by declined_at declined_by',
  },
  catalogue: { key: 'id', free: { 'id revision': 'Counts changes, so that pages are drawn again.' } },
  photos: {
    key: 'id',
    rows: 'id added_seq folder name name_key title hash source_hash width height placeholder variants pages added_at added_by removed_at',
  },
  photo_facts: {
    key: 'photo_id',
    lines: 'photo_id title_hi title_or chosen_colours surface',
    free: {
      read_colours: 'Read from the picture by a program; staff may choose others.',
      version: 'Counts changes, for two people at once.',
    },
  },
  photo_files: { key: 'file photo_id', derived: 'file photo_id' },
  added_variants: {
    key: 'photo_id format width',
    rows: 'photo_id format width height file bytes',
    free: { told: TOLD },
  },
  shares: {
    key: 'id',
    rows: 'id token_hash audit_subject kind subject tax_state from_date to_date language for_whom paper made_at made_by expires_at ended_at ended_by',
    free: { 'openings last_opened_at': 'Counter and time of use.' },
  },
  page_pictures: { key: 'paper page', rows: 'paper page pages width height picture', free: { told: TOLD } },
  mails: {
    key: 'id',
    rows: 'id kind of_id tax_state from_date to_date about recipient subject words language days asked_at asked_by idempotency_key body_hash',
    free: {
      'state tries attempt last_error next_try_at share sent_at sent_by':
        'The tries to send it: verify only sees whether they fit each other.',
    },
  },
  weekly_letters: {
    key: 'week recipient',
    free: {
      'week recipient subject text due_at tries last_error sent_at':
        'Letters to owners, and the tries to send them: what they say is reckoned from what is sealed.',
    },
  },
  callbacks: {
    key: 'id',
    rows: 'id received_at address email name contact_number message state held_because done_at done_by note',
    free: { 'tries last_error next_try_at sent_at sent_by': 'The tries to tell the shop about it.', told: TOLD },
  },
  callback_pictures: { key: 'callback position', rows: 'callback position folder name title hash' },
  callback_measures: {
    key: 'callback position',
    rows: 'callback position picture width_mm height_mm openings quantity unit words',
  },
  callback_photos: { key: 'callback', rows: 'callback file width height bytes received_at deleted_at' },
  callback_shares: { key: 'callback', rows: 'callback share' },
  samples: {
    key: 'callback',
    rows: 'callback address pin language items step courier consignment sent_at arrived_at asked_after_at',
    free: {
      'answer_due_at answer_tries answer_error answered_at': 'The tries to tell the visitor that they were sent.',
    },
  },

  // People
  users: {
    key: 'id',
    rows: 'id username username_key role password_hash totp_secret created_at disabled_at',
    // Under a name of its own: a copy for a backup leaves one-time codes out.
    lines: 'code_hash code_until',
    free: { totp_step: 'The last code of the app that was used.' },
  },
  logins: {
    key: 'token_hash',
    free: { 'token_hash user_id created_at seen_at address agent': 'A login ends by itself; no backup has one.' },
  },
  known_networks: { key: 'user_id network', free: { 'user_id network seen_at': 'Where from and when somebody came.' } },
  limits: { key: 'key', free: { 'key level at': 'Counters of use.' } },
  refusal_counts: { key: 'what who', free: { 'what who since times told': 'Counters of use.' } },
  leases: { key: 'name', free: { 'name holder until': 'Which process does a job now.' } },
  tickets: { key: 'hash', free: { 'hash invoice_id copy expires_at': 'Opens a document for ten minutes.' } },
  paper_tickets: { key: 'hash', free: { 'hash paper expires_at': 'Opens a paper for ten minutes.' } },
} as const satisfies Record<keyof Tables, Care>;

export type TableName = keyof Tables;

type Words<Text, Seen = never> = Text extends `${infer One} ${infer Rest}` ? Words<Rest, Seen | One> : Seen | Text;
type ListOf<Of, Name extends string> = Of extends { [Key in Name]: infer Text } ? Words<Text> : never;
type FreeOf<Of> = Of extends { free: infer Reasons } ? Words<keyof Reasons> : never;
type ColumnOf<Of> = ListOf<Of, 'lines'> | ListOf<Of, 'rows'> | ListOf<Of, 'derived'> | FreeOf<Of>;
type Listed<Table extends TableName> = ColumnOf<(typeof tableOfTables)[Table]>;

/** Columns that are in no list, and names in a list that are no column. */
type Wrong = {
  [Table in TableName]: `${Table}.${
    | Exclude<keyof Tables[Table] & string, Listed<Table>>
    | Exclude<Listed<Table> & string, keyof Tables[Table]>}`;
}[TableName];

true satisfies [Wrong] extends [never] ? true : Wrong;
