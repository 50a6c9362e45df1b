import { draftFromInput, type InvoiceInput, issuedData } from '#contract/invoice-wire.ts';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { invoiceTotals } from '#domain/invoices/invoice-totals.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import { supplyPlace } from '#domain/tax/supply-place.ts';
import { buildInput } from './factories.ts';

/** A document as it was issued, with its first five rows taken in turn until it has `rows`. */
export function buildIssuedInvoice(
  rows: number,
  changes: InvoiceInput = {},
  more: Partial<IssuedInvoice> = {},
): IssuedInvoice {
  const input = buildInput({ ...buildRows(rows), ...changes });
  const draft = draftFromInput(input);
  const invoice = readValidDraft(draft);
  const number = more.number ?? 'DL/26-27/0042';
  return {
    id: '00000000-0000-4000-8000-000000000042',
    kind: invoice.kind,
    taxState: invoice.taxState,
    taxType: invoice.taxType,
    number,
    date: invoice.date,
    issuedAt: '2026-11-21T06:00:00.123Z',
    issuedBy: 'meena',
    draft,
    data: issuedData(input, number),
    totals: invoiceTotals(invoice).totals,
    buyerName: buyerName(invoice.buyerAddress),
    companyVersion: 1,
    specimen: false,
    original: null,
    place: invoice.kind === 'tax' || invoice.kind === 'credit' ? (supplyPlace(invoice)?.code ?? '') : null,
    pdf: null,
    cancelledAt: null,
    cancelledBy: null,
    cancelledBecause: null,
    ...more,
  };
}

const goods = [
  ['Wallpaper', 'Grass weave, ivory, 0.53 × 10 m', '48142000', '42', '2150', 'roll', '18'],
  ['WPC Panel', 'Fluted, teak tone', '39259090', '186.5', '148.75', 'rft', '18'],
  ['Carpet Tile', 'Loop pile, slate', '57032990', '312.25', '865.40', 'sqmtr', '5'],
  ['Blinds', 'Zebra roller, made to size', '630399', '6', '3890', 'pcs', '18'],
  ['Freight & Cartage Charges', '', '996793', '1', '4200', 'pcs', '18'],
] as const;

const cells = ['productname', 'pcomment', 'hsn', 'qty', 'rate', 'ratePerQty', 'gst'];

function buildRows(rows: number): InvoiceInput {
  return Object.fromEntries(
    Array.from({ length: rows }, (_, row) =>
      cells.map((cell, index) => [cell + (row + 1), goods[row % goods.length]?.[index] ?? ''] as const),
    ).flat(),
  );
}
