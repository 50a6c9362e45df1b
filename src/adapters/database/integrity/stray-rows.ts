import { sql } from 'kysely';
import { type TableName, tableOfTables } from '../engine/table-of-tables.ts';
import type { Database } from '../engine/tables.ts';

/** More rows of one table are not listed. */
const LISTED = 100;

/** Rows that belong to a row of another table: `column` of the table is `key` of the other. */
const owners: [table: TableName, column: string, owner: TableName, key: string][] = [
  ...(
    [
      ...['buyer_names', 'document_customers', 'return_facts', 'paper_lines', 'pro_formas'],
      ...['came_back', 'challans'],
      ...['document_origins', 'row_origins', 'declines', 'document_lines', 'supplements', 'filed_documents'],
      ...['einvoices', 'irn_cancellations', 'burnt_numbers', 'eway_transports', 'eway_bills'],
    ] as TableName[]
  ).map((table): [TableName, string, TableName, string] => [table, 'document', 'invoices', 'id']),
  ['cancellations', 'invoice_id', 'invoices', 'id'],
  ['invoice_words', 'issued_seq', 'invoices', 'issued_seq'],
  ['invoices', 'company_version', 'company_versions', 'version'],
  ['vouchers', 'company_version', 'company_versions', 'version'],
  ['voucher_cancellations', 'voucher', 'vouchers', 'id'],
  ['address_words', 'address_id', 'addresses', 'id'],
  ['address_names', 'address_id', 'addresses', 'id'],
  ['customer_words', 'customer_id', 'customers', 'id'],
  ['customer_keys', 'customer_id', 'customers', 'id'],
  ['filed_documents', 'filing', 'filings', 'id'],
  ['filed_files', 'filing', 'filings', 'id'],
  ['logins', 'user_id', 'users', 'id'],
  ['known_networks', 'user_id', 'users', 'id'],
  ['photo_files', 'photo_id', 'photos', 'id'],
  ['photo_facts', 'photo_id', 'photos', 'id'],
  ['added_variants', 'photo_id', 'photos', 'id'],
  ['callback_pictures', 'callback', 'callbacks', 'id'],
  ['callback_measures', 'callback', 'callbacks', 'id'],
  ['callback_photos', 'callback', 'callbacks', 'id'],
  ['callback_shares', 'callback', 'callbacks', 'id'],
  ['samples', 'callback', 'callbacks', 'id'],
];

/** Rows whose owner is missing. */
export async function strayRows({ read }: Pick<Database, 'read'>): Promise<string[]> {
  const faults: string[] = [];
  for (const [table, column, owner, key] of owners) {
    const name = sql.join(
      tableOfTables[table].key.split(' ').map((part) => sql.ref(`stray.${part}`)),
      sql` || ' ' || `,
    );
    const { rows } = await sql<{ name: string }>`select ${name} as name from ${sql.table(table)} as stray
      where not exists (select 1 from ${sql.table(owner)} as owner where ${sql.ref(`owner.${key}`)} = ${sql.ref(`stray.${column}`)})
      limit ${sql.lit(LISTED)}`.execute(read);
    faults.push(
      ...rows.map((row) => `${refersTo[owner] ?? 'A row refers to a missing document'}. (${table} ${row.name})`),
    );
  }
  return faults;
}

const refersTo: Partial<Record<TableName, string>> = {
  company_versions: 'A document refers to a missing company record',
  users: 'A login refers to a missing account',
  photos: 'A file refers to a missing picture',
  customers: 'A row refers to a missing customer',
  addresses: 'A word refers to a missing address',
  callbacks: 'A row refers to a missing request',
  filings: 'A row refers to a missing return',
  vouchers: 'A cancellation refers to a missing receipt, refund or settlement',
};
