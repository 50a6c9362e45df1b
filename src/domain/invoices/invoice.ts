import type { RowMeasure } from '../measures/row-measure.ts';
import type { TaxType } from '../tax/gst.ts';
import type { TaxState } from '../tax/states.ts';
import type { InvoiceKind } from './invoice-kinds.ts';

/** One row of the form as typed: text, possibly blank. `row` counts from 1, as in the form and on the wire. */
export type DraftLine = {
  row: number;
  product: string;
  description: string;
  hsn: string;
  quantity: string;
  rate: string;
  unit: string;
  /** Percent, as in the list: '5', '12', '18', '21', '28'. */
  gst: string;
  /** The row of the pro-forma or challan that this row invoices; absent when it comes from none. */
  fromRow?: string;
  /** The discount of the line, before tax: rupees (`'120.00'`) or percent (`'5%'`). Missing or blank: none. */
  discount?: string;
  /** The code of the material that it sells, 'WP 204'; absent where none was chosen. The paper shows what the description says, without the code where the firm wants none on papers. */
  material?: string;
  /** Of a row from an enquiry, on the form alone: the walls that it was reckoned from. */
  measured?: RowMeasure;
};

/** The form's fields outside its rows. Dates are `YYYY-MM-DD`, optionally followed by a space and `HH:MM:SS`. */
export type DraftHeader = {
  taxState: string;
  taxType: string;
  consigneeAddress: string;
  buyerAddress: string;
  /** Blank: the next number of its series. */
  number: string;
  date: string;
  referenceNumber: string;
  otherReferences: string;
  buyerOrderNumber: string;
  buyerDate: string;
  dispatchDocNo: string;
  deliveryNoteDate: string;
  dispatchedThrough: string;
  destination: string;
  termsOfDelivery: string;
};

/** What a draft has in the chain of documents. A blank one is absent, so that a document without it is stored as before. */
export type DraftChain = {
  /** The id of the document or enquiry that it is made from. */
  from?: string;
  /** Only for a pro-forma: the last day of its offer. */
  validUntil?: string;
};

/** Where a document is supplied, and what kind of supply it is, as far as staff said it. */
export type DraftPlace = {
  /** The code of the state that staff typed over the place of supply. */
  placeOfSupply?: string;
  /** Why it was typed over. */
  placeRemark?: string;
  /** `yes`: the goods are installed or assembled at the place of the consignee (IGST Act, section 10(1)(d)). */
  atSite?: string;
  /** One of `supplyTypes`. Any other supply has none. */
  supplyType?: string;
};

/** What the paper of an export says besides (CGST rule 46, third proviso). */
export type DraftExport = {
  /** Two letters, ISO 3166: `US`. */
  exportCountry?: string;
  /** Three letters, ISO 4217: `USD`. */
  exportCurrency?: string;
  /** Rupees for one of it. */
  exportRate?: string;
  /** The customs' code of the port, `INNSA1`. */
  exportPort?: string;
};

/** What a document has only when staff chose it. As in the chain, one that is not chosen is absent. */
export type DraftChoices = DraftPlace &
  DraftExport & {
    /** `yes` on a credit note that takes back no tax: the rates of its rows are stored and not charged. */
    withoutGst?: string;
    /** Only for a delivery challan: why the goods travel. */
    purpose?: string;
    /** The reason in words, with the purpose `other`. */
    purposeRemark?: string;
    /** `yes` on a challan that shows rate and tax although the law does not ask for it. */
    showTax?: string;
    /** Only for a tax invoice: the last day to pay, `YYYY-MM-DD`. Absent: the days of credit of its customer decide at the issue. */
    dueDate?: string;
    /** Terms of payment in staff's words, on a tax invoice or a pro-forma. */
    paymentTerms?: string;
  };

/** A document as staff typed it, not validated. */
export type InvoiceDraft = DraftHeader & DraftChain & DraftChoices & { kind: InvoiceKind; lines: DraftLine[] };

/** A validated line. Quantity in thousandths, rate in paise, GST in basis points. */
export type InvoiceLine = {
  row: number;
  product: string;
  description: string;
  hsn: string;
  quantityMilli: number;
  ratePaise: number;
  unit: string;
  gstBasisPoints: number;
  /** 0: none. */
  discountPaise: number;
  /** Of a discount in percent; 0 of one in rupees. */
  discountBasisPoints: number;
};

/** A validated document. Dates are `YYYY-MM-DD`; the number is '' until it is issued. */
export type Invoice = Omit<DraftHeader, 'taxState' | 'taxType'> &
  Pick<DraftChain, 'validUntil'> &
  DraftChoices & {
    kind: InvoiceKind;
    taxState: TaxState;
    taxType: TaxType;
    lines: InvoiceLine[];
  };
