import { indianDate } from '../calendar/indian-date.ts';
import { cancelWords } from '../invoices/cancel-reason.ts';
import type { InvoiceDraft } from '../invoices/invoice.ts';
import { kindTitles } from '../invoices/invoice-kinds.ts';
import type { IssuedInvoice } from '../invoices/issued-invoice.ts';
import { issuedPlace } from '../invoices/issued-place.ts';
import { readLine } from '../invoices/read-line.ts';
import { plainRupees } from '../money/plain-rupees.ts';
import { gstinIn } from '../tax/gstin.ts';
import { isSupplyType, supplyTypes } from '../tax/supply-types.ts';
import type { WrittenCell, WrittenColumn, WrittenSheet } from '../text/written-sheet.ts';

/** The columns of the register. Amounts are in paise. */
const registerColumns = [
  { head: 'Kind', kind: 'text', width: 14 },
  { head: 'Number', kind: 'text', width: 18 },
  { head: 'Date', kind: 'date', width: 12 },
  { head: 'Buyer', kind: 'text', width: 36 },
  { head: 'GSTIN', kind: 'text', width: 18 },
  { head: 'Place of supply', kind: 'text', width: 20 },
  { head: 'Taxable value', kind: 'rupees', width: 16 },
  { head: 'CGST', kind: 'rupees', width: 14 },
  { head: 'SGST', kind: 'rupees', width: 14 },
  { head: 'IGST', kind: 'rupees', width: 14 },
  { head: 'Round off', kind: 'rupees', width: 10 },
  { head: 'Total', kind: 'rupees', width: 16 },
  { head: 'Status', kind: 'text', width: 11 },
  { head: 'Cancelled on', kind: 'date', width: 13 },
  { head: 'Reason', kind: 'text', width: 24 },
  { head: 'Discount', kind: 'rupees', width: 14 },
  { head: 'Without GST', kind: 'text', width: 12 },
  { head: 'Supply', kind: 'text', width: 24 },
  { head: 'Place typed over because', kind: 'text', width: 36 },
] as const satisfies WrittenColumn[];

export const registerHeader = registerColumns.map(({ head }) => head);

/**
 * A row of the register as cells. The amounts of a cancelled document are 0, and of a credit note negative (CGST rule 56). The
 * taxable value is after the discount. What a note without GST credits is not in a return, so its row says that it is one.
 */
function registerCells(invoice: IssuedInvoice): WrittenCell[] {
  const { draft, totals } = invoice;
  const place = issuedPlace(invoice, { ...draft, taxState: invoice.taxState, taxType: invoice.taxType });
  const sign = invoice.cancelledAt ? 0 : invoice.kind === 'credit' ? -1 : 1;
  // Without the addition an amount of zero is the number -0.
  const signed = (paise: number) => sign * paise + 0;
  return [
    kindTitles[invoice.kind].report,
    invoice.number,
    invoice.date,
    invoice.buyerName,
    gstinIn(draft.buyerAddress) ?? '',
    place ? `${place.code} ${place.name}` : '',
    signed(totals.taxable),
    signed(totals.cgst),
    signed(totals.sgst),
    signed(totals.igst),
    signed(totals.roundOff),
    signed(totals.payable),
    ...(invoice.cancelledAt
      ? ['Cancelled', indianDate(invoice.cancelledAt), cancelWords(invoice.cancelledBecause)]
      : ['Issued', '', '']),
    signed(discountOf(draft)),
    draft.withoutGst ? 'Yes' : '',
    isSupplyType(draft.supplyType) ? supplyTypes[draft.supplyType].text : '',
    draft.placeRemark ?? '',
  ];
}

/**
 * One line of the register as CSV cells: `registerRow(invoice)` → `['Tax Invoice', 'DL/26-27/0001', …]`. Amounts are in rupees
 * with two decimals. Dates are like 2026-11-21, which every spreadsheet reads correctly: with American settings 07/05/2025
 * would be 5 July.
 */
export function registerRow(invoice: IssuedInvoice): string[] {
  return registerCells(invoice).map((cell) => (typeof cell === 'number' ? plainRupees(cell) : cell));
}

/** The register as a sheet of a workbook. */
export function registerSheet(invoices: AsyncIterable<IssuedInvoice>): WrittenSheet {
  return { name: 'Register', columns: registerColumns, rows: rowsOf(invoices) };
}

async function* rowsOf(invoices: AsyncIterable<IssuedInvoice>) {
  for await (const invoice of invoices) yield registerCells(invoice);
}

function discountOf({ lines }: InvoiceDraft): number {
  return lines
    .filter(({ product, discount }) => discount && product.trim() !== '')
    .reduce((sum, line) => sum + (readLine(line)?.discountPaise ?? 0), 0);
}
