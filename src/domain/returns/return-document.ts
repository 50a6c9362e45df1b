import type { InvoiceTotals } from '../invoices/invoice-totals.ts';
import type { TaxType } from '../tax/gst.ts';
import type { TaxState } from '../tax/states.ts';
import type { SupplyType } from '../tax/supply-types.ts';
import type { Period } from './period.ts';
import type { Supplement } from './supplement.ts';

/** A line as it was charged, in paise: `taxable` is after the discount. */
export type ReturnLine = {
  row: number;
  product: string;
  description: string;
  hsn: string;
  unit: string;
  quantityMilli: number;
  gstBasisPoints: number;
  /** Of a credit note: the row is a difference of price and takes back no goods. */
  valueOnly?: true;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
};

/** The tax invoice that a credit note corrects. */
export type ReturnOriginal = {
  number: string;
  /** '' when it is not known. */
  date: string;
  /** '' for an unregistered buyer. */
  gstin: string;
  /** '' when it is not known. */
  place: string;
  /** What the invoice came to, in paise; null when it is not known. */
  value: number | null;
  supplyType?: SupplyType | undefined;
  /** This shop issued it. Otherwise the facts are what staff said about it. */
  known: boolean;
};

/** A tax invoice or a credit note as the returns, e-invoices and Tally see it: what is frozen, and what was added since. */
export type ReturnDocument = {
  id: string;
  kind: 'tax' | 'credit';
  taxState: TaxState;
  /** `state`: CGST and SGST were charged. */
  taxType: TaxType;
  number: string;
  date: string;
  /** The audit line of its issue: the order of issue. */
  seq: number;
  /** Only in a filed period: whether it was cancelled when the return was filed. */
  cancelled: boolean;
  reverseCharge: false;
  /** The buyer's; '' when he is not registered. A note has that of its invoice. */
  gstin: string;
  /** The code of the place of supply; '' when it is not known. A note has that of its invoice. */
  place: string;
  buyerName: string;
  /** As the paper has it. */
  buyerAddress: string;
  specimen: boolean;
  /** A credit note without GST: it is in no return. */
  withoutGst: boolean;
  lines: ReturnLine[];
  totals: InvoiceTotals;
  original: ReturnOriginal | null;
  /** What staff added. `gstin`, `place` and `original` are those with it already. */
  supplement: Supplement;
  /** Of a supply with rules of its own. A note has that of its invoice. */
  supplyType?: SupplyType | undefined;
  /** The port of an export, as the document says it. */
  exportPort?: string | undefined;
  /** The month of its date. */
  period: Period;
  /** Its date is before the period that was asked for: it was left out of the return of its own period. Never in table 13. */
  carried: boolean;
  /** The filed period that reported it; null while none has. */
  reportedIn: Period | null;
  /** The first day on which a return that reported it was filed, also when that was opened again; null when none ever did. */
  declaredOn: string | null;
  /** Of the e-invoice portal; null while it has none. */
  irn: string | null;
};
