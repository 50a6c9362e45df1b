import type { DraftHeader } from './invoice.ts';

/** The fields above the rows, empty: `blankHeader.buyerAddress` → `''`. */
export const blankHeader: DraftHeader = {
  taxState: '',
  taxType: '',
  consigneeAddress: '',
  buyerAddress: '',
  number: '',
  date: '',
  referenceNumber: '',
  otherReferences: '',
  buyerOrderNumber: '',
  buyerDate: '',
  dispatchDocNo: '',
  deliveryNoteDate: '',
  dispatchedThrough: '',
  destination: '',
  termsOfDelivery: '',
};
