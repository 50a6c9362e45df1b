import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { asStored } from '../engine/as-stored.ts';
import type { Tables } from '../engine/tables.ts';

type Row = Selectable<Tables['invoices']>;

/** What of a document is in its digest, in this order. The order is part of every audit line: it never changes. */
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
 * The SHA-256 of all that does not change in a document, but for `data`, whose hash stands beside it in the audit line.
 * The draft is the longest and is JSON already: it is taken as it is.
 */
export function invoiceDigest(row: Pick<Row, (typeof digestedColumns)[number]>): string {
  const values = digestedColumns.map((name) => {
    const value = name === 'draft' ? null : row[name];
    return typeof value === 'string' ? asStored(value) : value;
  });
  return hash('sha256', `${JSON.stringify(values)}\n${row.draft}`);
}
