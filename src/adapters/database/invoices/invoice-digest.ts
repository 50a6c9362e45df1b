import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { asStored } from '../engine/as-stored.ts';
import type { Tables } from '../engine/tables.ts';

type Row = Selectable<Tables['invoices']>;

/** The columns in the digest of a document. Their order must never change: existing audit lines depend on it. */
export const digestedColumns = [
  'id',
  'kind',
  'tax_state',
  'tax_type',
  'number',
  'number_key',
  'date',
  'issued_at',
  'issued_by',
  'draft',
  'taxable',
  'cgst',
  'sgst',
  'igst',
  'tax',
  'round_off',
  'payable',
  'words',
  'buyer_name',
  'search_key',
  'company_version',
  'specimen',
  'idempotency_key',
  'body_hash',
  'original_id',
  'original_number',
  'original_date',
] as const satisfies (keyof Row)[];

/**
 * The SHA-256 of all immutable columns of a document except `data`, whose hash is in the audit line too. The draft is long
 * and already JSON, so it is appended as it is.
 */
export function invoiceDigest(row: Pick<Row, (typeof digestedColumns)[number]>): string {
  const values = digestedColumns.map((name) => {
    const value = name === 'draft' ? null : row[name];
    return typeof value === 'string' ? asStored(value) : value;
  });
  return hash('sha256', `${JSON.stringify(values)}\n${row.draft}`);
}
