import type { Invoice, InvoiceLine } from '#domain/invoices/invoice.ts';
import { home } from '#test/specification/specified-firm.ts';

/** The invoice of the sample `tally-sales-sample.xml`. */
export function buildTallyInvoice(changes: Partial<Invoice> = {}): Invoice {
  return {
    kind: 'tax',
    taxState: home,
    taxType: 'state',
    consigneeAddress: 'EXAMPLE BUYER SITE OFFICE\nSite 3, Example Tower\nGSTIN 07AAACB5678L1ZA',
    buyerAddress: 'EXAMPLE BUYER PRIVATE LIMITED\nPlot 2, Example Estate\nGSTIN 07AAACB5678L1ZA',
    number: 'DL/26-27/0101',
    date: '2026-07-01',
    referenceNumber: 'PO-77',
    otherReferences: '',
    buyerOrderNumber: '',
    buyerDate: '',
    dispatchDocNo: 'DC-1',
    deliveryNoteDate: '',
    dispatchedThrough: 'Own vehicle',
    destination: 'New Delhi',
    termsOfDelivery: '',
    lines: [
      buildLine(1, 'PVC wall panel 8 ft', '39259090', 120_000, 85_50, 'pcs', 1800),
      buildLine(2, 'Carpet tile 500x500 nylon', '57032990', 250_500, 85_00, 'sqft', 500),
      buildLine(3, 'Vinyl coated wallpaper roll', '48142000', 14_000, 1299_00, 'roll', 1800),
      buildLine(4, 'Wall covering and floor laying at site', '995475', 1000, 12_500_00, 'nos', 1800),
    ],
    ...changes,
  };
}

/** The credit note of the sample `tally-credit-note-sample.xml`. */
export function buildTallyNote(changes: Partial<Invoice> = {}): Invoice {
  return buildTallyInvoice({
    kind: 'credit',
    number: 'CN-DL/26-27/001',
    date: '2026-07-15',
    referenceNumber: 'DL/26-27/0101',
    consigneeAddress: 'EXAMPLE BUYER PRIVATE LIMITED\nPlot 2, Example Estate\nGSTIN 07AAACB5678L1ZA',
    lines: [buildLine(1, 'PVC wall panel 8 ft', '39259090', 10_000, 85_50, 'pcs', 1800)],
    ...changes,
  });
}

function buildLine(
  row: number,
  product: string,
  hsn: string,
  quantityMilli: number,
  ratePaise: number,
  unit: string,
  gstBasisPoints: number,
): InvoiceLine {
  return {
    ...{ row, product, hsn, quantityMilli, ratePaise, unit, gstBasisPoints },
    ...{ description: '', discountPaise: 0, discountBasisPoints: 0 },
  };
}
