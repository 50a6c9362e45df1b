import { indianDate } from '../calendar/indian-date.ts';
import { cancelWords } from '../invoices/cancel-reason.ts';
import type { InvoiceDraft } from '../invoices/invoice.ts';
import { kindTitles } from '../invoices/invoice-kinds.ts';
import type { IssuedInvoice } from '../invoices/issued-invoice.ts';
import { readLine } from '../invoices/read-line.ts';
import { plainRupees } from '../money/plain-rupees.ts';
import { gstinIn } from '../tax/gstin.ts';
import { placeOfSupply } from '../tax/place-of-supply.ts';

export const registerHeader = [
  'Kind',
  'Number',
  'Date',
  'Buyer',
  'GSTIN',
  'Place of supply',
  'Taxable value',
  'CGST',
  'SGST',
  'IGST',
  'Round off',
  'Total',
  'Status',
  'Cancelled on',
  'Reason',
  'Discount',
  'Without GST',
] as const;

/**
 * One line of the register, for an accountant's spreadsheet: `registerRow(invoice)` → `['Tax Invoice', 'DL/26-27/0001', …]`.
 * The taxable value is after the discount. What a credit note without GST credits is no taxable value of a return, so it says that it is one. Amounts in rupees with two decimals; those of a cancelled document are 0, and of a credit note negative (CGST rule 56).
 * Dates are like 2026-11-21, which every spreadsheet reads correctly: with American settings 07/05/2025 would be 5 July.
 */
export function registerRow(invoice: IssuedInvoice): string[] {
  const { draft, totals } = invoice;
  const place = placeOfSupply({ ...draft, taxState: invoice.taxState, taxType: invoice.taxType });
  const sign = invoice.cancelledAt ? 0 : invoice.kind === 'credit' ? -1 : 1;
  const rupees = (paise: number) => plainRupees(sign * paise);
  return [
    kindTitles[invoice.kind].report,
    invoice.number,
    invoice.date,
    invoice.buyerName,
    gstinIn(draft.buyerAddress) ?? '',
    place ? `${place.code} ${place.name}` : '',
    rupees(totals.taxable),
    rupees(totals.cgst),
    rupees(totals.sgst),
    rupees(totals.igst),
    rupees(totals.roundOff),
    rupees(totals.payable),
    ...(invoice.cancelledAt
      ? ['Cancelled', indianDate(invoice.cancelledAt), cancelWords(invoice.cancelledBecause)]
      : ['Issued', '', '']),
    rupees(discountOf(draft)),
    draft.withoutGst ? 'Yes' : '',
  ];
}

function discountOf({ lines }: InvoiceDraft): number {
  return lines
    .filter(({ product, discount }) => discount && product.trim() !== '')
    .reduce((sum, line) => sum + (readLine(line)?.discountPaise ?? 0), 0);
}
