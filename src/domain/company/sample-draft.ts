import type { InvoiceDraft } from '../invoices/invoice.ts';
import type { TaxState } from '../tax/states.ts';

/** `sampleDraft('kerala', '2026-11-21')`: a draft of one line, to preview the firm's part of the paper. It is never issued. */
export function sampleDraft(taxState: TaxState, date: string): InvoiceDraft {
  return {
    kind: 'tax',
    taxState,
    taxType: 'state',
    consigneeAddress: 'Name of the consignee\nAddress of the consignee',
    buyerAddress: 'Name of the buyer\nAddress of the buyer',
    number: '',
    date,
    referenceNumber: 'Order of the buyer',
    otherReferences: '',
    buyerOrderNumber: '',
    buyerDate: date,
    dispatchDocNo: '',
    deliveryNoteDate: date,
    dispatchedThrough: 'Road',
    destination: 'Place of delivery',
    termsOfDelivery: '',
    lines: [
      {
        row: 1,
        product: 'Wallpaper',
        description: '',
        hsn: '48142000',
        quantity: '10',
        rate: '1000',
        unit: 'roll',
        gst: '18',
      },
    ],
  };
}
