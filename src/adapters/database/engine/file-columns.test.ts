import { expect, test } from 'vitest';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { fileColumns } from './file-columns.ts';

/** The text columns that name no file of the store, by table. */
const nameNoFile: Record<string, string> = {
  account_balances: 'customer tax_state',
  account_items: 'id side kind customer tax_state number date due ended_on',
  account_keys: 'kind idempotency_key body_hash subject',
  added_variants: 'photo_id format',
  address_names: 'field tail address_id start last_used',
  address_words: 'field tail address_id',
  addresses: 'id field address last_used',
  advance_marks: 'source mark at by',
  allocations: 'source debt date ended_on waited_from',
  audit_head: 'hash',
  audit_log: 'at who address what subject before after hash',
  burnt_numbers: 'document irn ack_no ack_at message taken_at taken_by',
  buyer_names: 'document name',
  // The files of a selected picture may be removed: the request keeps its title.
  callback_pictures: 'callback folder name title hash',
  // Of a selected picture.
  callback_measures: 'callback picture openings unit words',
  callback_photos: 'callback received_at deleted_at',
  callback_shares: 'callback share',
  callbacks:
    'id received_at address email name contact_number message state held_because last_error next_try_at sent_at sent_by done_at done_by note',
  cancellations: 'invoice_id reason why cancelled_at cancelled_by',
  came_back: 'document date remark at by',
  catalogue: '',
  catalogue_versions: 'saved_at saved_by record',
  challans: 'document date last_day warn_from',
  company_versions: 'saved_at saved_by company',
  // `body_hash` is the hash of what was sent, not of a stored file.
  customer_imports: 'idempotency_key body_hash file_name planned finished_at begun_at begun_by taken_back_at',
  customer_keys: 'idempotency_key body_hash customer_id',
  customer_totals: 'customer tax_state financial_year last_date',
  customer_words: 'tail customer_id',
  // `address_key` is the hash of a text, not of a file.
  customers:
    'id gstin name name_key billing_address address_key delivery_addresses place pin state_code contact_person phone phone_key email language tally_name note sez archived_at merged_into created_at created_by changed_at changed_by',
  customers_to_link: 'customer buyer_key',
  day_totals: 'kind tax_state date',
  declines: 'document reason at by',
  // Both keys are a GSTIN, or the hash of words.
  document_customers: 'document customer linked_by fit_key buyer_key kind tax_state date',
  document_lines: 'document',
  document_origins: 'document kind origin',
  // `irn` is the hash of a number.
  einvoices: 'document irn ack_no ack_at signed_qr taken_at taken_by',
  eway_bills: 'document number made_at valid_until taken_at taken_by cancelled_at cancelled_by cancel_reason',
  eway_transports:
    'document transporter_id transporter_name mode vehicle transport_doc transport_date pin place ship_to_gstin changed_at changed_by',
  filed_documents: 'filing document state gstin place',
  filed_files: 'filing name',
  filings:
    'id tax_state period form from_date to_date filed_on arn filed_at filed_by figures reopened_at reopened_by reopened_reason',
  filled_up_to: 'fact',
  // `headings` is the hash of a text.
  import_columns: 'headings columns changed_at',
  import_replaced: 'idempotency_key customers',
  invoice_words: 'kind tax_state tail',
  invoices:
    'id kind tax_state tax_type number number_key date issued_at issued_by draft data words buyer_name search_key cancelled_at cancelled_by idempotency_key body_hash original_id original_number original_date',
  known_networks: 'user_id network seen_at',
  leases: 'name holder until',
  limits: 'key at',
  logins: 'token_hash user_id created_at seen_at address agent',
  irn_cancellations: 'document cancelled_on reason why taken_at taken_by',
  merged_customers: 'customer kept',
  migrations: 'name applied_at',
  money_kept_from: 'default_from kept_from',
  open_pro_formas: 'valid_until',
  opening_bills:
    'id customer tax_state side reference date due note added_at added_by changed_at changed_by ended_at ended_by',
  // Its paper belongs to the document, the receipt or the share that names it.
  page_pictures: 'paper',
  paper_lines: 'document',
  // `body_hash` is that of what staff sent; `share` is the id of a link.
  mails:
    'id kind of_id tax_state from_date to_date about recipient subject words language asked_at asked_by state last_error next_try_at share sent_at sent_by idempotency_key body_hash',
  // The hash is that of a secret.
  paper_tickets: 'hash paper expires_at',
  papers: 'owner kind named_at',
  photo_facts: 'photo_id title_hi title_or read_colours chosen_colours surface',
  photo_files: 'photo_id',
  // The files of a picture, its master too, stand in photo_files; `hash` and `source_hash` say what it shows and what came.
  photos: 'id folder name name_key title hash source_hash placeholder variants added_at added_by removed_at',
  pro_formas: 'document valid_until',
  product_uses: 'product last_date',
  // A picture of a material is one of the catalogue, by folder and name.
  material_versions: 'material_key saved_at saved_by material',
  site_words_versions: 'saved_at saved_by words',
  product_wishes: 'id name hsn unit gst note asked_at asked_by declined_at declined_by',
  refusal_counts: 'what who since',
  return_facts: 'document kind tax_state date gstin place',
  row_origins: 'document origin',
  sealed_up_to: '',
  sales: 'tax_state product customer date',
  sales_months: 'tax_state month by name',
  samples:
    'callback address pin language items step courier consignment sent_at arrived_at asked_after_at answer_due_at answer_error answered_at',
  series: 'kind tax_state financial_year last_issued_at',
  // `token_hash` is the hash of a link.
  shares:
    'id token_hash audit_subject kind subject tax_state from_date to_date language for_whom made_at made_by expires_at ended_at ended_by last_opened_at',
  supplements: 'document facts reason at by',
  tally_exports: 'tax_state from_date to_date at by',
  tally_items: 'product unit',
  tickets: 'hash invoice_id copy expires_at',
  unknown_buyers: 'buyer_key first_date last_date',
  users: 'id username username_key role password_hash code_hash code_until totp_secret created_at disabled_at',
  // The digests of rows, and the hash of the line.
  visitor_chain: 'at rows hash',
  visitor_head: 'hash',
  voucher_cancellations: 'voucher cancelled_at cancelled_by reason',
  voucher_series: 'kind tax_state financial_year last_issued_at',
  vouchers:
    'id kind tax_state number date issued_at issued_by customer party party_gstin tds_kind mode reference reason note search_key',
  weekly_letters: 'week recipient subject text due_at last_error sent_at',
};

eachDatabase('The columns that name files', (open) => {
  test('are complete: a new text column is listed in file-columns.ts, or here as a column without file names', async () => {
    const database = await open();
    const there = (await database.read.introspection.getTables({ withInternalKyselyTables: true })).flatMap((table) =>
      table.columns
        .filter(({ dataType }) => dataType.toLowerCase() === 'text')
        .map(({ name }) => `${table.name}.${name}`),
    );
    const others = Object.entries(nameNoFile).flatMap(([table, columns]) =>
      columns.split(' ').flatMap((column) => (column === '' ? [] : [`${table}.${column}`])),
    );
    const files = fileColumns.map(({ table, column }) => `${table}.${column}`);
    expect(there.sort()).toEqual([...others, ...files].sort());
  });
});
