/** The figures of one document, in paise, and the payable amount in words. */
export type InvoiceTotals = {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  /** cgst + sgst + igst */
  tax: number;
  /** payable − (taxable + tax), from −49 to +50 */
  roundOff: number;
  payable: number;
  words: string;
};
