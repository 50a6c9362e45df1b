import type { Selectable } from 'kysely';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import type { CancelReason } from '#domain/invoices/cancel-reason.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { NewInvoice } from '#operations/ports/invoices.ts';
import type { Tables } from '../engine/tables.ts';
import { searchKey } from './invoice-words.ts';

type Row = Selectable<Tables['invoices']>;

export function invoiceFromRow(
  row: Row & { buyer?: string | null },
  draft: InvoiceDraft = JSON.parse(row.draft),
  cancelledBecause: CancelReason | null = null,
  place: string | null = null,
): IssuedInvoice {
  return {
    id: row.id,
    kind: row.kind as IssuedInvoice['kind'],
    taxState: row.tax_state as IssuedInvoice['taxState'],
    taxType: row.tax_type as IssuedInvoice['taxType'],
    number: row.number,
    date: row.date,
    issuedAt: row.issued_at,
    issuedBy: row.issued_by,
    draft,
    data: row.data,
    totals: {
      taxable: row.taxable,
      cgst: row.cgst,
      sgst: row.sgst,
      igst: row.igst,
      tax: row.tax,
      roundOff: row.round_off,
      payable: row.payable,
      words: row.words,
    },
    // An earlier release stored the first line in `buyer_name`, which may contain the address, or only a GSTIN.
    buyerName: row.buyer ?? buyerName(draft.buyerAddress),
    companyVersion: row.company_version,
    specimen: row.specimen === 1,
    original: row.original_number === null ? null : { number: row.original_number, date: row.original_date ?? '' },
    place,
    pdf: row.pdf,
    cancelledAt: row.cancelled_at,
    cancelledBy: row.cancelled_by,
    cancelledBecause,
  };
}

export function rowFromInvoice(
  entry: Omit<
    NewInvoice,
    | 'issuedAt'
    | 'draft'
    | 'checkedWith'
    | 'customer'
    | 'ownBranch'
    | 'origin'
    | 'typedNumber'
    | 'series'
    | 'openingNumber'
    | 'dataFor'
  >,
  given: { number: string; draft: InvoiceDraft; data: string; issuedAt: string; seq: number },
): Row {
  const { words, roundOff, ...figures } = entry.totals;
  return {
    id: entry.id,
    issued_seq: given.seq,
    kind: entry.kind,
    tax_state: entry.taxState,
    tax_type: entry.taxType,
    number: given.number,
    number_key: foldText(given.number),
    date: entry.date,
    issued_at: given.issuedAt,
    issued_by: entry.actor.username,
    draft: JSON.stringify(given.draft),
    data: given.data,
    ...figures,
    round_off: roundOff,
    words,
    buyer_name: entry.buyerName,
    search_key: searchKey(given.number, entry.buyerName),
    company_version: entry.companyVersion,
    specimen: entry.specimen ? 1 : 0,
    pdf: null,
    cancelled: 0,
    cancelled_at: null,
    cancelled_by: null,
    idempotency_key: entry.idempotency?.key ?? null,
    body_hash: entry.idempotency?.bodyHash ?? null,
    original_id: entry.original?.id ?? null,
    original_number: entry.original?.number ?? null,
    original_date: entry.original?.date ?? null,
  };
}
