import type { CreditedInvoice } from '#domain/invoices/credited-invoice.ts';
import type { DraftLine, InvoiceDraft } from '#domain/invoices/invoice.ts';
import { home } from '#test/specification/specified-firm.ts';

/** A complete row of a form, as it was typed. */
export function buildLine(row: number, part: Partial<DraftLine> = {}): DraftLine {
  return {
    row,
    product: 'Glass',
    description: '',
    hsn: '70071900',
    quantity: '186.5',
    rate: '85.50',
    unit: 'sqft',
    gst: '18',
    ...part,
  };
}

/** The cells of a row that nobody has filled. */
export const blank = { product: '', description: '', hsn: '', quantity: '', rate: '', unit: '', gst: '' };

/** A form of five rows, the first of them filled, that can be issued as it is. */
export function buildForm(part: Partial<InvoiceDraft> = {}): InvoiceDraft {
  return {
    kind: 'tax',
    taxState: home,
    taxType: 'state',
    consigneeAddress: 'Site office, Dwarka',
    buyerAddress: 'Mehra Interiors, Karol Bagh',
    number: '',
    date: '2026-11-21',
    referenceNumber: 'PO 17',
    otherReferences: '',
    buyerOrderNumber: '',
    buyerDate: '2026-11-20',
    dispatchDocNo: '',
    deliveryNoteDate: '2026-11-21',
    dispatchedThrough: 'Own vehicle',
    destination: 'Dwarka',
    termsOfDelivery: '',
    lines: [buildLine(1), ...[2, 3, 4, 5].map((row) => buildLine(row, blank))],
    ...part,
  };
}

/** The tax invoice that a credit note corrects, worth ₹ 1,00,000.00, with nothing taken off it yet. */
export function buildCredited(part: Partial<InvoiceDraft> = {}, more: Partial<CreditedInvoice> = {}): CreditedInvoice {
  return {
    number: 'DL/26-27/0042',
    date: '2026-11-20',
    draft: buildForm(part),
    payable: 100_000_00,
    cancelled: false,
    credited: 0,
    creditedLines: [],
    ...more,
  };
}
