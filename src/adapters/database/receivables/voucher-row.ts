import { hash } from 'node:crypto';
import type { Voucher, VoucherDraft } from '#domain/receivables/voucher.ts';
import { wordsOf } from '#domain/text/word-starts.ts';
import type { NewVoucher } from '#operations/ports/receivables.ts';
import { asStored } from '../engine/as-stored.ts';
import type { Tables } from '../engine/tables.ts';

export type VoucherRow = Tables['vouchers'];

/** Whom a voucher is issued to, as the book has him now. */
export type Party = Pick<Tables['customers'], 'id' | 'name' | 'billing_address' | 'gstin' | 'archived_at'>;

export function rowFromVoucher(
  entry: Pick<NewVoucher, 'id' | 'companyVersion' | 'specimen'> & { actor: { username: string } },
  draft: VoucherDraft,
  party: Party,
  issued: { seq: number; number: string; at: string },
): VoucherRow {
  return {
    id: entry.id,
    issued_seq: issued.seq,
    kind: draft.kind,
    tax_state: draft.taxState,
    number: issued.number,
    date: draft.date,
    issued_at: issued.at,
    issued_by: entry.actor.username,
    customer: party.id,
    party: party.billing_address,
    party_gstin: party.gstin,
    amount: draft.amount,
    tds: draft.tds,
    tds_kind: draft.tdsKind,
    mode: draft.mode,
    reference: draft.reference,
    reason: draft.reason,
    note: draft.note,
    company_version: entry.companyVersion,
    specimen: entry.specimen ? 1 : 0,
    // Each word has a space before it, so that a search for beginnings of words is one pattern.
    search_key: ` ${wordsOf(`${issued.number} ${party.name} ${draft.reference}`).join(' ')}`,
  };
}

/** A voucher with its place in the customer's account and its cancellation. */
type ReadVoucher = VoucherRow & {
  open: number;
  customer_now: string;
  customer_name: string;
  cancelled_at: string | null;
  cancelled_by: string | null;
  cancel_reason: string | null;
};

export function voucherFromRow(row: ReadVoucher): Voucher {
  const { cancelled_at: at, cancelled_by: by, cancel_reason: reason } = row;
  return {
    id: row.id,
    kind: row.kind as Voucher['kind'],
    number: row.number,
    taxState: row.tax_state as Voucher['taxState'],
    date: row.date,
    customer: { id: row.customer_now, name: row.customer_name },
    party: row.party,
    partyGstin: row.party_gstin,
    amount: row.amount,
    tds: row.tds,
    tdsKind: row.tds_kind as Voucher['tdsKind'],
    mode: row.mode as Voucher['mode'],
    reference: row.reference,
    reason: row.reason as Voucher['reason'],
    note: row.note,
    issuedAt: row.issued_at,
    issuedBy: row.issued_by,
    companyVersion: row.company_version,
    specimen: row.specimen === 1,
    open: row.open,
    cancelled: at === null || by === null || reason === null ? null : { at, by, reason },
  };
}

/** The hash of a voucher in the audit line of its issue. The order of the columns must never change: old lines depend on it. */
export function voucherDigest(row: VoucherRow): string {
  return digestOf(digested.map((column) => row[column]));
}

export function digestOf(values: (string | number | null)[]): string {
  return hash('sha256', JSON.stringify(values.map((value) => (typeof value === 'string' ? asStored(value) : value))));
}

const digested = [
  'id',
  'kind',
  'tax_state',
  'number',
  'date',
  'issued_at',
  'issued_by',
  'customer',
  'party',
  'party_gstin',
  'amount',
  'tds',
  'tds_kind',
  'mode',
  'reference',
  'reason',
  'note',
  'company_version',
  'specimen',
  'search_key',
] as const satisfies readonly (keyof VoucherRow)[];
